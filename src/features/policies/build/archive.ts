import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pairsWithPage} from '../model/comparisons';
import type {Redline} from '../model/redline';
import {type History, type PolicyName, type Timeline, type VersionName} from '../model/timeline';
import type {Day} from '../../../content/dates';
import {readRecords, type VersionRecord} from './ledger';
import {inOrder} from './order';
import {archivedFile, slugOf} from './paths';
import {comparePolicies} from '../model/compare';
import {parsePolicy, type PolicyText} from '../model/compare/text';
import {inForceOn} from './versioning';

export type Archive = {
  timeline: Timeline;
  histories: History[];
  records: VersionRecord[];
  texts: Map<string, PolicyText>;
};

const key = (version: Day, slug: string) => `${version}/${slug}`;

function readTexts(siteDir: string, records: readonly VersionRecord[]): Map<string, PolicyText> {
  const places = records.flatMap(({version, policies}) => Object.keys(policies).map((slug) => ({version, slug})));
  return new Map(
    places.map(({version, slug}) => {
      const source = readFileSync(path.join(siteDir, archivedFile(version, slug)), 'utf8');
      return [key(version, slug), parsePolicy(source)];
    }),
  );
}

const versionName = ({
  version,
  publishedOn,
  withoutNotice,
  policies,
  corrections,
  withdrawn,
}: VersionRecord): VersionName => ({
  name: version,
  ...(withdrawn && {withdrawn: {on: withdrawn.on, reason: withdrawn.reason}}),
  publishedOn,
  withoutNotice,
  policies: Object.keys(policies),
  corrections: corrections.map(({file, on, replaced, by, reason}) => ({
    policy: slugOf(file),
    on,
    replaced,
    by,
    reason,
  })),
});

/** The day on which a policy ends, unless a later version has it again. */
function endOf(slug: string, records: readonly VersionRecord[]): PolicyName['ends'] {
  const last = records.find(
    ({withdrawn, policies, retired}) => !withdrawn && (Object.hasOwn(policies, slug) || Object.hasOwn(retired, slug)),
  );
  const reason = last?.retired[slug]?.reason;
  return last && reason ? {on: last.version, reason} : undefined;
}

/** Every policy that is or was published. */
function policyNames(records: readonly VersionRecord[], texts: Archive['texts']): PolicyName[] {
  const slugs = records.flatMap(({policies}) => Object.keys(policies));
  return inOrder(slugs).map((slug) => {
    const newest = records.find(({policies}) => Object.hasOwn(policies, slug));
    const ends = endOf(slug, records);
    return {slug, title: texts.get(key(newest?.version ?? '', slug))?.title ?? slug, ...(ends && {ends})};
  });
}

const historyOf = (policy: PolicyName, records: readonly VersionRecord[]): History => ({
  ...policy,
  versions: records.flatMap(({version, publishedOn, policies}) => {
    const own = policies[policy.slug];
    return own ? [{name: version, publishedOn, summary: own.reason, approvedBy: own.approvedBy}] : [];
  }),
});

/** Everything that was ever published, as seen by a build on that day. */
export function readArchive(siteDir: string, day: Day): Archive {
  const records = readRecords(siteDir);
  const texts = readTexts(siteDir, records);
  const policies = policyNames(records, texts);
  const inForce = inForceOn(day, records);
  return {
    timeline: {builtOn: day, inForce, policies, versions: records.map(versionName)},
    histories: policies.map((policy) => historyOf(policy, records)),
    records,
    texts,
  };
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
