import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {today} from '../../../company/today';
import {feedAddress, recordAddress} from '../model/addresses';
import {readArchive} from './archive';
import {feedOf} from './feed';
import {printJson} from './recordFile';

/** Writes the feed and the record. */
export async function writePublishedTexts(outDir: string, siteDir: string): Promise<void> {
  const {record, timeline} = readArchive(siteDir, today());
  const isBuilt = (address: string) => existsSync(`${path.join(outDir, address)}.html`);
  const files = [
    [feedAddress, feedOf(timeline, isBuilt)],
    [recordAddress, printJson(record)],
  ];
  for (const [address = '', content = ''] of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
