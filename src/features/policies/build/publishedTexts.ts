import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {today} from '../../../company/today';
import {feedAddress, recordAddress, textAddress} from '../model/addresses';
import {readArchive} from './archive';
import {feedOf} from './feed';
import {archivedText, printJson} from './record';

/** Writes the feed, the record, and every text in it, byte for byte, so that anyone can check one against the other. */
export async function writePublishedTexts(outDir: string, siteDir: string): Promise<void> {
  const {record, timeline} = readArchive(siteDir, today());
  const isBuilt = (address: string) => existsSync(`${path.join(outDir, address)}.html`);
  const texts = record.versions.map((row) => [textAddress(row.version, row.policy), archivedText(siteDir, row)]);
  const files = [...texts, [feedAddress, feedOf(timeline, isBuilt)], [recordAddress, printJson(record)]];
  for (const [address = '', content = ''] of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
