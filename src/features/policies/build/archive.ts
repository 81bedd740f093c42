import type {Day} from '../../../content/dates';
import {readPolicy} from '../model/policyText';
import {policyFrom, versionToRead, type Timeline} from '../model/timeline';
import {inOrder} from './readDrafts';
import {archivedText, endOf, readRecord, slugsIn, versionsOf} from './recordFile';

/** Everything that was ever published, as of a day. */
export function readArchive(siteDir: string, day: Day) {
  const record = readRecord(siteDir);
  const policies = inOrder(slugsIn(record)).map((slug) => {
    const versions = versionsOf(record, slug);
    const shown = versionToRead(day, {versions});
    const title = (shown && readPolicy(archivedText(siteDir, shown)).title) || slug;
    return policyFrom({slug, title, ends: endOf(record, slug)}, versions, day);
  });
  const timeline: Timeline = {builtOn: day, policies};
  return {timeline, record};
}
