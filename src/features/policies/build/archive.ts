import type {Day} from '../../../content/dates';
import {readPolicy} from '../model/policyText';
import {policyFrom, versionToRead, type Timeline} from '../model/timeline';
import {inOrder, placeOf} from './readDrafts';
import {archivedText, endOf, readRecord, slugsIn, versionsOf} from './recordFile';

/** Everything that was ever published, as of a day. */
export function readArchive(siteDir: string, day: Day) {
  const record = readRecord(siteDir);
  const places = slugsIn(record).map((slug) => {
    const [last] = versionsOf(record, slug);
    return placeOf(siteDir, slug, last && archivedText(siteDir, last));
  });
  const policies = inOrder(places).map(({slug, purpose}) => {
    const versions = versionsOf(record, slug).map((row) => {
      return {...row, title: readPolicy(archivedText(siteDir, row)).title || slug};
    });
    return policyFrom(
      {slug, title: versionToRead(day, {versions})?.title ?? slug, purpose, ends: endOf(record, slug)},
      versions,
      day,
    );
  });
  const timeline: Timeline = {builtOn: day, policies};
  return {timeline, record};
}
