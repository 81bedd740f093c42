/** Placeholders that must not be published, on a page or in a policy. */
export const unfinished = /\b(TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b/i;
