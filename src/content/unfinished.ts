/** What people write where their words are still to come. No visitor should read it, on a page or in a policy. */
export const unfinished = /\b(TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b/i;
