import {longDay, type Day} from '../../catalogue/policies/dates';
import {
  compareAddress,
  legalRoot,
  neighborsOf,
  permanentAddress,
  type History,
} from '../../catalogue/policies/timeline';
import type {Archive} from './archive';
import {slugOf} from './paths';

export const feedAddress = `${legalRoot}/updates.xml`;

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const moment = (day: Day) => `${day}T00:00:00Z`;

type Site = {url: string; title: string};
type Published = History['versions'][number];

function correctedOn({records}: Archive, slug: string, {name}: Published): Day | undefined {
  const corrections = records.find(({version}) => version === name)?.corrections ?? [];
  const own = corrections.filter(({file}) => slugOf(file) === slug);
  return own
    .map(({on}) => on)
    .sort()
    .at(-1);
}

function entry(archive: Archive, {slug, title}: History, version: Published, {url}: Site): string {
  const {name, publishedOn, summary} = version;
  const address = url + permanentAddress(name, slug);
  const {predecessor} = neighborsOf(archive.timeline, name, slug);
  const redline = predecessor && url + compareAddress(slug, predecessor.name, name);
  const effect = `In effect from ${longDay(name)}.`;
  const compared = redline ? ` What changed, word by word: ${redline}` : '';
  return `  <entry>
    <id>${address}</id>
    <title>${escape(title)}, version of ${longDay(name)}</title>
    <updated>${moment(correctedOn(archive, slug, version) ?? publishedOn)}</updated>
    <published>${moment(publishedOn)}</published>
    <link rel="alternate" type="text/html" href="${address}"/>${redline ? `\n    <link rel="related" type="text/html" href="${redline}"/>` : ''}
    <summary type="text">${escape(`${summary} ${effect}${compared}`)}</summary>
  </entry>`;
}

/** The Atom feed: an entry for every policy in every version, the newest first. */
export function feedOf(archive: Archive, site: Site): string {
  const entries = archive.histories
    .flatMap((history) => history.versions.map((version) => ({history, version})))
    .sort((a, b) => b.version.publishedOn.localeCompare(a.version.publishedOn));
  const updated = entries
    .map(({history, version}) => correctedOn(archive, history.slug, version) ?? version.publishedOn)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${site.url}${legalRoot}</id>
  <title>${escape(site.title)}: changes to our policies</title>
  <updated>${moment(updated ?? archive.timeline.builtOn)}</updated>
  <author><name>${escape(site.title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${site.url}${feedAddress}"/>
  <link rel="alternate" type="text/html" href="${site.url}${legalRoot}"/>
${entries.map(({history, version}) => entry(archive, history, version, site)).join('\n')}
</feed>
`;
}
