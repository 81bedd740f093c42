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
  await mkdir(path.join(outDir, path.dirname(recordAddress)), {recursive: true});
  await writeFile(path.join(outDir, feedAddress), feedOf(timeline));
  await writeFile(path.join(outDir, recordAddress), printJson(record));
}
