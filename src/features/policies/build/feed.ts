import {company} from '../../../company';
import {longDay as written, type Day} from '../../../content/dates';
import {
  compareAddress,
  currentAddress,
  legalRoot,
  neighborsOf,
  permanentAddress,
  recordedOn,
  standing,
  type Policy,
  type PolicyVersion,
} from '../model/timeline';
import type {Archive} from './archive';

export const feedAddress = `${legalRoot}/updates.xml`;

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const longDay = (day: Day) => written(day, company.language);

type Site = {url: string; title: string; timeZone: string};

/** How far the clock of a zone is from UTC at a moment, such as +05:00. */
function offsetAt(moment: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'longOffset'});
  const zone = clock.formatToParts(moment).find(({type}) => type === 'timeZoneName')?.value;
  return zone?.replace('GMT', '') || 'Z';
}

/** Midnight by the clock of the company, such as 2024-03-01T00:00:00+05:00. On some days the clock changes after it. */
function moment(day: Day, {timeZone}: Site): string {
  const near = offsetAt(new Date(`${day}T00:00:00Z`), timeZone);
  return `${day}T00:00:00${offsetAt(new Date(`${day}T00:00:00${near}`), timeZone)}`;
}

/** The last day on which something was said about a version of a policy. */
const updatedOn = (version: PolicyVersion): Day =>
  [recordedOn(version), version.withdrawn?.on ?? ''].sort().at(-1) ?? version.publishedOn;

function entry({timeline}: Archive, {slug, title}: Policy, version: PolicyVersion, site: Site): string {
  const {url} = site;
  const {name, publishedOn, summary, withdrawn} = version;
  const address = url + permanentAddress(name, slug);
  const {predecessor} = neighborsOf(timeline, name, slug);
  const redline = predecessor && url + compareAddress(slug, predecessor.name, name);
  const effect = withdrawn
    ? `Withdrawn on ${longDay(withdrawn.on)}: ${withdrawn.reason}`
    : `In effect from ${longDay(name)}.`;
  const compared = redline ? ` What changed, word by word: ${redline}` : '';
  return `  <entry>
    <id>${address}</id>
    <title>${escape(title)}, version of ${longDay(name)}${withdrawn ? ', withdrawn' : ''}</title>
    <updated>${moment(updatedOn(version), site)}</updated>
    <published>${moment(publishedOn, site)}</published>
    <link rel="alternate" type="text/html" href="${address}"/>${redline ? `\n    <link rel="related" type="text/html" href="${redline}"/>` : ''}
    <summary type="text">${escape(`${summary} ${effect}${compared}`)}</summary>
  </entry>`;
}

/** The announcements that policies end. */
function endings({record, timeline}: Archive, site: Site): string[] {
  const {url} = site;
  return standing(record.ends).map(({policy, on, announcedOn, readableSince = announcedOn, reason}) => {
    const title = timeline.policies.find(({slug}) => slug === policy)?.title ?? policy;
    return `  <entry>
    <id>${url}${legalRoot}/${on}/${policy}#end</id>
    <title>${escape(title)} ends on ${longDay(on)}</title>
    <updated>${moment(readableSince, site)}</updated>
    <published>${moment(readableSince, site)}</published>
    <link rel="alternate" type="text/html" href="${url}${currentAddress(policy)}"/>
    <summary type="text">${escape(reason)}</summary>
  </entry>`;
  });
}

/** The Atom feed: an entry for every version of every policy, the newest first. */
export function feedOf(archive: Archive, site: Site): string {
  const {policies, builtOn} = archive.timeline;
  const entries = policies
    .flatMap((policy) => policy.versions.map((version) => ({policy, version})))
    .sort((a, b) => b.version.publishedOn.localeCompare(a.version.publishedOn));
  const updated = entries
    .map(({version}) => updatedOn(version))
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${company.language}">
  <id>${site.url}${legalRoot}</id>
  <title>${escape(site.title)}: changes to our policies</title>
  <updated>${moment(updated ?? builtOn, site)}</updated>
  <author><name>${escape(site.title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${site.url}${feedAddress}"/>
  <link rel="alternate" type="text/html" href="${site.url}${legalRoot}"/>
${[...endings(archive, site), ...entries.map(({policy, version}) => entry(archive, policy, version, site))].join('\n')}
</feed>
`;
}
