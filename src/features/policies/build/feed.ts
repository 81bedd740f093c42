import {company} from '../../../company';
import {longDay as written, type Day} from '../../../content/dates';
import {
  compareAddress,
  currentAddress,
  legalRoot,
  neighborsOf,
  permanentAddress,
  type History,
} from '../model/timeline';
import type {Archive} from './archive';
import type {VersionRecord} from './ledger';
import {slugOf} from './paths';

export const feedAddress = `${legalRoot}/updates.xml`;

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const longDay = (day: Day) => written(day, company.language);

type Site = {url: string; title: string; timeZone: string};

/** The first minute of a day by the clock of the company, such as 2024-03-01T00:00:00+05:00. */
function moment(day: Day, {timeZone}: Site): string {
  const clock = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'longOffset'});
  const zone = clock.formatToParts(new Date(`${day}T12:00:00Z`)).find(({type}) => type === 'timeZoneName')?.value;
  return `${day}T00:00:00${zone?.replace('GMT', '') || 'Z'}`;
}

type Published = History['versions'][number];

const recordOf = ({records}: Archive, name: Day): VersionRecord | undefined =>
  records.find(({version}) => version === name);

/** The last day on which something was said about a version of a policy. */
function updatedOn(archive: Archive, slug: string, {name, publishedOn}: Published): Day {
  const record = recordOf(archive, name);
  const corrections = record?.corrections.filter(({file}) => slugOf(file) === slug) ?? [];
  const days = [publishedOn, ...corrections.map(({on}) => on), record?.withdrawn?.on ?? ''];
  return days.sort().at(-1) ?? publishedOn;
}

function entry(archive: Archive, {slug, title}: History, version: Published, site: Site): string {
  const {url} = site;
  const {name, publishedOn, summary} = version;
  const address = url + permanentAddress(name, slug);
  const {predecessor} = neighborsOf(archive.timeline, name, slug);
  const redline = predecessor && url + compareAddress(slug, predecessor.name, name);
  const withdrawn = recordOf(archive, name)?.withdrawn;
  const effect = withdrawn
    ? `Withdrawn on ${longDay(withdrawn.on)}: ${withdrawn.reason}`
    : `In effect from ${longDay(name)}.`;
  const compared = redline ? ` What changed, word by word: ${redline}` : '';
  return `  <entry>
    <id>${address}</id>
    <title>${escape(title)}, version of ${longDay(name)}${withdrawn ? ', withdrawn' : ''}</title>
    <updated>${moment(updatedOn(archive, slug, version), site)}</updated>
    <published>${moment(publishedOn, site)}</published>
    <link rel="alternate" type="text/html" href="${address}"/>${redline ? `\n    <link rel="related" type="text/html" href="${redline}"/>` : ''}
    <summary type="text">${escape(`${summary} ${effect}${compared}`)}</summary>
  </entry>`;
}

/** The announcement that a policy ends. */
function ending({records}: Archive, {slug, title}: History, site: Site): string[] {
  const {url} = site;
  return records.flatMap(({version, publishedOn, retired, withdrawn}) => {
    const end = retired[slug];
    if (!end || withdrawn) return [];
    return [
      `  <entry>
    <id>${url}${legalRoot}/${version}/${slug}#end</id>
    <title>${escape(title)} ends on ${longDay(version)}</title>
    <updated>${moment(publishedOn, site)}</updated>
    <published>${moment(publishedOn, site)}</published>
    <link rel="alternate" type="text/html" href="${url}${currentAddress(slug)}"/>
    <summary type="text">${escape(end.reason)}</summary>
  </entry>`,
    ];
  });
}

/** The Atom feed: an entry for every policy in every version, the newest first. */
export function feedOf(archive: Archive, site: Site): string {
  const entries = archive.histories
    .flatMap((history) => history.versions.map((version) => ({history, version})))
    .sort((a, b) => b.version.publishedOn.localeCompare(a.version.publishedOn));
  const updated = entries
    .map(({history, version}) => updatedOn(archive, history.slug, version))
    .sort()
    .at(-1);
  const ends = archive.histories.flatMap((history) => ending(archive, history, site));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${company.language}">
  <id>${site.url}${legalRoot}</id>
  <title>${escape(site.title)}: changes to our policies</title>
  <updated>${moment(updated ?? archive.timeline.builtOn, site)}</updated>
  <author><name>${escape(site.title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${site.url}${feedAddress}"/>
  <link rel="alternate" type="text/html" href="${site.url}${legalRoot}"/>
${[...ends, ...entries.map(({history, version}) => entry(archive, history, version, site))].join('\n')}
</feed>
`;
}
