import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Day} from '../../../content/dates';
import {comparePolicies} from '../model/compare';
import {parsePolicy, type PolicyText} from '../model/compare/text';
import {pairsWithPage} from '../model/comparisons';
import type {Redline} from '../model/redline';
import type {Policy, Timeline} from '../model/timeline';
import {archivedFile, inOrder} from './paths';
import {endOf, readRecord, rowsOf, slugsIn} from './record';
import type {PolicyRecord, RecordedEnd, RecordedVersion} from '../model/record';

export type Archive = {
  timeline: Timeline;
  record: PolicyRecord;
  /** The texts by `version/policy`. */
  texts: Map<string, PolicyText>;
};

const key = (version: Day, slug: string) => `${version}/${slug}`;

/** For readers, something is published when they can read it. */
const asRead = <R extends RecordedEnd>(row: R): R => ({...row, publishedOn: row.readableSince ?? row.publishedOn});

/** Everything that was ever published, as seen by a build on that day. */
export function readArchive(siteDir: string, day: Day, record: PolicyRecord = readRecord(siteDir)): Archive {
  const read = ({version, policy}: RecordedVersion) =>
    parsePolicy(readFileSync(path.join(siteDir, archivedFile(version, policy)), 'utf8'));
  const texts = new Map(record.versions.map((row) => [key(row.version, row.policy), read(row)]));
  const policies = inOrder(slugsIn(record)).map((slug): Policy => {
    const versions = rowsOf(record, slug);
    const end = endOf(record, slug);
    return {
      slug,
      title: texts.get(key(versions[0]?.name ?? '', slug))?.title ?? slug,
      ...(end && {ends: asRead(end)}),
      versions: versions.map(asRead),
    };
  });
  return {timeline: {builtOn: day, policies}, record, texts};
}

/** The comparisons that have a page of their own, the older version against the newer. */
export function redlinesOf({timeline, texts}: Archive): Redline[] {
  return timeline.policies.flatMap(({slug, title}) =>
    pairsWithPage(timeline, slug).flatMap(({from, to}) => {
      const before = texts.get(key(from, slug));
      const after = texts.get(key(to, slug));
      return before && after ? [{policy: slug, title, from, to, ...comparePolicies(before, after)}] : [];
    }),
  );
}
