import {currentAddress, permanentAddress} from './addresses';
import type {Day} from '../../../content/dates';
import type {Corrected, Ended, Entry, Published, Withdrawn} from './record';

/** A published version of a policy, what was done to it later, and its neighbors. Its hash is that of its text now. */
export type PolicyVersion = Published & {
  corrections: Corrected[];
  withdrawn?: Withdrawn | undefined;
  /** The version that it replaces, or would have replaced had it not been withdrawn. */
  predecessor?: Day | undefined;
  successor?: Day | undefined;
  /** The day until which it is known to apply, when its successor takes effect or the policy ends. */
  until?: Day | undefined;
};

/** A policy with all of its versions, newest first. */
export type Policy = {
  slug: string;
  /** The title on the day of the build. */
  title: string;
  /** The version at the short address: the one in force on the day of the build, or the last one of a policy that has ended. */
  current?: Day | undefined;
  ends?: Ended | undefined;
  versions: PolicyVersion[];
};

/** What every legal page knows about the policies. */
export type Timeline = {builtOn: Day; policies: Policy[]};

/** A version is `in-force` until a later version takes effect or the policy ends. */
export type Status = 'in-force' | 'upcoming' | 'archived' | 'ended' | 'withdrawn';

/** A withdrawn version still has a page, but it never applies and nothing replaces it. */
export const notWithdrawn = (versions: readonly PolicyVersion[]): PolicyVersion[] =>
  versions.filter(({withdrawn}) => !withdrawn);

/** The version in effect on a day. The versions are listed newest first. */
export const versionOn = (day: Day, versions: readonly PolicyVersion[]): PolicyVersion | undefined =>
  notWithdrawn(versions).find(({version}) => version <= day);

const ofKind = <Kind extends Entry['entry']>(kind: Kind, entries: readonly Entry[]) =>
  entries.filter((one): one is Extract<Entry, {entry: Kind}> => one.entry === kind);

/** What withdrew a version or an end. The day of an end that was withdrawn may be announced again. */
export function withdrawalOf({policy, version}: Entry, later: readonly Entry[]): Withdrawn | undefined {
  const isNext = (one: Entry) => one.policy === policy && one.version === version && one.entry !== 'corrected';
  const next = later.find(isNext);
  return next?.entry === 'withdrawn' ? next : undefined;
}

/** The policies as the record has them, as of a day. Texts have their titles. */
export function policiesIn(record: readonly Entry[], day: Day): Policy[] {
  return [...new Set(record.map(({policy}) => policy))].map((slug) => {
    const entries = record.filter(({policy}) => policy === slug);
    const withdrawn = (entry: Entry) => withdrawalOf(entry, entries.slice(entries.indexOf(entry) + 1));
    const ends = ofKind('ended', entries).find((end) => !withdrawn(end));
    const published = ofKind('published', entries)
      .map((row) => {
        const corrections = ofKind('corrected', entries).filter(({version}) => version === row.version);
        return {...row, sha256: corrections.at(-1)?.sha256 ?? row.sha256, corrections, withdrawn: withdrawn(row)};
      })
      .sort((a, b) => b.version.localeCompare(a.version));
    const line = notWithdrawn(published).map(({version}) => version);
    const versions = published.map((row) => {
      const successor = row.withdrawn ? undefined : line.filter((other) => other > row.version).at(-1);
      const predecessor = line.find((other) => other < row.version);
      return {...row, predecessor, successor, until: successor ?? ends?.version};
    });
    return {slug, title: slug, ends, versions, current: versionOn(day, versions)?.version};
  });
}

export const policyOf = (policies: readonly Policy[], slug: string): Policy | undefined =>
  policies.find((policy) => policy.slug === slug);

/** The status of a version on a day, in the company's time zone. */
export function statusOn(day: Day, {version, withdrawn, successor, until}: PolicyVersion): Status {
  if (withdrawn) return 'withdrawn';
  if (version > day) return 'upcoming';
  if (!until || until > day) return 'in-force';
  return successor ? 'archived' : 'ended';
}

export const inForceOn = (day: Day, policies: readonly Policy[]): PolicyVersion[] =>
  policies.flatMap(({versions}) => versions.filter((one) => statusOn(day, one) === 'in-force'));

export const addressOf = ({slug, current}: Policy, version: Day): string =>
  version === current ? currentAddress(slug) : permanentAddress(version, slug);

/** The version that applies on a day or, before the policy starts, the one that will. */
export const versionToRead = (day: Day, {versions}: Policy): PolicyVersion | undefined =>
  versionOn(day, versions) ?? notWithdrawn(versions).at(-1) ?? versions[0];

/** The address for reading a policy. One that is only announced or was withdrawn has no short address. */
export function policyAddress(policy: Policy): string {
  const version = policy.current ?? versionToRead('', policy)?.version;
  return version ? addressOf(policy, version) : currentAddress(policy.slug);
}
