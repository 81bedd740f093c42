import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../../../company';
import {today} from '../../../company/today';
import {longDay as written, type Day} from '../../../content/dates';
import {escapeMarkup} from '../../../content/text';
import {currentAddress, feedAddress, legalRoot, permanentAddress, recordAddress} from '../model/addresses';
import {policyOf} from '../model/timeline';
import {readArchive} from './archive';
import {printJson} from './recordFile';

const longDay = (day: Day) => written(day, company.language);

/** A feed has moments, and the policies have days: at noon in London, nearly everywhere has the same day. */
const momentOf = (day: Day) => `${day}T12:00:00Z`;

const leads = {
  published: 'version of',
  corrected: 'corrected version of',
  withdrawn: 'withdrawn before',
  ended: 'ends on',
};

/** The Atom feed: the entries of the record, newest first. */
export function feedOf({record, timeline: {policies, builtOn}}: ReturnType<typeof readArchive>): string {
  const entries = record.map((entry, at) => {
    const {entry: kind, policy: slug, version, day} = entry;
    const policy = policyOf(policies, slug);
    const title = `${policy?.title ?? slug}, ${leads[kind]} ${longDay(version)}`;
    const summary =
      kind === 'corrected' ? `“${entry.replaced}” now reads “${entry.by}”. ${entry.reason}` : entry.reason;
    const page = permanentAddress(version, slug);
    // The day on which a policy ends has no page of its own.
    const hasPage = policy?.versions.some((one) => one.version === version);
    return `  <entry>
    <id>${company.url}${page}${kind === 'published' ? '' : `#${at}`}</id>
    <title>${escapeMarkup(title)}</title>
    <updated>${momentOf(day)}</updated>
    <link rel="alternate" type="text/html" href="${company.url}${hasPage ? page : currentAddress(slug)}"/>
    <summary type="text">${escapeMarkup(summary)}</summary>
  </entry>
`;
  });
  const name = escapeMarkup(company.name);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${company.language}">
  <id>${company.url}${legalRoot}</id>
  <title>${name}: changes to our policies</title>
  <updated>${momentOf(record.at(-1)?.day ?? builtOn)}</updated>
  <author><name>${name}</name></author>
  <link rel="self" type="application/atom+xml" href="${company.url}${feedAddress}"/>
  <link rel="alternate" type="text/html" href="${company.url}${legalRoot}"/>
${entries.reverse().join('')}</feed>
`;
}

/** Writes the feed and the record. */
export async function writePublishedTexts(outDir: string, siteDir: string): Promise<void> {
  const archive = readArchive(siteDir, today());
  await mkdir(path.join(outDir, legalRoot), {recursive: true});
  await writeFile(path.join(outDir, feedAddress), feedOf(archive));
  await writeFile(path.join(outDir, recordAddress), printJson(archive.record));
}
