import {company} from '../../../company';
import {longDay as written, type Day} from '../../../content/dates';
import type {RecordedEnd} from '../model/record';
import {
  compareAddress,
  currentAddress,
  legalRoot,
  permanentAddress,
  recordedOn,
  type Policy,
  type PolicyVersion,
  type Timeline,
} from '../model/timeline';

export const feedAddress = `${legalRoot}/updates.xml`;

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const longDay = (day: Day) => written(day, company.language);

type Site = {url: string; title: string; timeZone: string};

/** How far the clock of a zone is from UTC at a moment, such as +05:00. */
function offsetAt(moment: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'longOffset'});
  const zone = clock.formatToParts(new Date(moment)).find(({type}) => type === 'timeZoneName')?.value;
  return zone?.replace('GMT', '') || 'Z';
}

/** Midnight by the clock of the company, such as 2024-03-01T00:00:00+05:00. On some days the clock changes after it. */
function midnight(day: Day, {timeZone}: Site): string {
  const near = offsetAt(`${day}T00:00:00Z`, timeZone);
  return `${day}T00:00:00${offsetAt(`${day}T00:00:00${near}`, timeZone)}`;
}

/** What readers of the feed learn: by an address of this site, on two days. */
type Entry = {id: string; page: string; title: string; published: Day; updated: Day; summary: string};

function versionEntry({slug, title}: Policy, row: PolicyVersion, {url}: Site): Entry {
  const {version, predecessor, publishedOn: published, reason, withdrawn} = row;
  const page = permanentAddress(version, slug);
  const redline = predecessor && url + compareAddress(slug, predecessor, version);
  const effect = withdrawn
    ? `Withdrawn on ${longDay(withdrawn.on)}: ${withdrawn.reason}`
    : `In effect from ${longDay(version)}.`;
  return {
    ...{id: page, page, published, updated: withdrawn?.on ?? recordedOn(row)},
    title: `${title}, version of ${longDay(version)}${withdrawn ? ', withdrawn' : ''}`,
    summary: `${reason} ${effect}${redline ? ` What changed, word by word: ${redline}` : ''}`,
  };
}

function endEntry({slug, title}: Policy, {version, publishedOn: published, reason}: RecordedEnd): Entry {
  return {
    ...{id: `${permanentAddress(version, slug)}#end`, page: currentAddress(slug), summary: reason},
    ...{title: `${title} ends on ${longDay(version)}`, published, updated: published},
  };
}

const printed = ({id, page, title, published, updated, summary}: Entry, site: Site): string => `  <entry>
    <id>${site.url}${id}</id>
    <title>${escape(title)}</title>
    <updated>${midnight(updated, site)}</updated>
    <published>${midnight(published, site)}</published>
    <link rel="alternate" type="text/html" href="${site.url}${page}"/>
    <summary type="text">${escape(summary)}</summary>
  </entry>`;

/** The Atom feed: an entry for every version of every policy and for every end, the newest first. */
export function feedOf({policies, builtOn}: Timeline, site: Site): string {
  const entries = policies
    .flatMap((policy) => [
      ...(policy.ends ? [endEntry(policy, policy.ends)] : []),
      ...policy.versions.map((version) => versionEntry(policy, version, site)),
    ])
    .sort((a, b) => b.published.localeCompare(a.published));
  const updated = entries.map((entry) => entry.updated).sort();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${company.language}">
  <id>${site.url}${legalRoot}</id>
  <title>${escape(site.title)}: changes to our policies</title>
  <updated>${midnight(updated.at(-1) ?? builtOn, site)}</updated>
  <author><name>${escape(site.title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${site.url}${feedAddress}"/>
  <link rel="alternate" type="text/html" href="${site.url}${legalRoot}"/>
${entries.map((entry) => printed(entry, site)).join('\n')}
</feed>
`;
}
