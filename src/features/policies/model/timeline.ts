import {currentAddress, permanentAddress} from './addresses';
import type {Day} from '../../../content/dates';
import type {RecordedEnd, RecordedVersion} from './record';

/** A published version of a policy and its neighbors. A version is named by the day on which it takes effect. */
export type PolicyVersion = RecordedVersion & {
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
  ends?: RecordedEnd | undefined;
  versions: PolicyVersion[];
};

/** What every legal page knows about the policies. */
export type Timeline = {builtOn: Day; policies: Policy[]};

/** A version is `in-force` until a later version takes effect or the policy ends. */
export type Status = 'in-force' | 'upcoming' | 'archived' | 'ended' | 'withdrawn';

/** A withdrawn version still has a page, but it never applies and nothing replaces it. */
export const notWithdrawn = <V extends {withdrawn?: unknown}>(versions: readonly V[]): V[] =>
  versions.filter(({withdrawn}) => !withdrawn);

/** The version in effect on a day. The versions are listed newest first. */
export const versionOn = <V extends RecordedVersion>(day: Day, versions: readonly V[]): V | undefined =>
  notWithdrawn(versions).find(({version}) => version <= day);

/** A policy and its recorded versions, newest first, as of a day. */
export function policyFrom(
  policy: Omit<Policy, 'current' | 'versions'>,
  recorded: readonly RecordedVersion[],
  builtOn: Day,
): Policy {
  const line = notWithdrawn(recorded).map(({version}) => version);
  const versions = recorded.map((row): PolicyVersion => {
    const successor = row.withdrawn ? undefined : line.filter((other) => other > row.version).at(-1);
    const predecessor = line.find((other) => other < row.version);
    return {...row, predecessor, successor, until: successor ?? policy.ends?.version};
  });
  return {...policy, current: versionOn(builtOn, recorded)?.version, versions};
}

export const policyOf = ({policies}: Pick<Timeline, 'policies'>, slug: string): Policy | undefined =>
  policies.find((policy) => policy.slug === slug);

/** The status of a version on a day, in the company's time zone. */
export function statusOn(day: Day, {version, withdrawn, successor, until}: PolicyVersion): Status {
  if (withdrawn) return 'withdrawn';
  if (version > day) return 'upcoming';
  if (!until || until > day) return 'in-force';
  return successor ? 'archived' : 'ended';
}

export const addressOf = ({slug, current}: Policy, version: Day): string =>
  version === current ? currentAddress(slug) : permanentAddress(version, slug);

/** The version that applies on a day or, before the policy starts, the one that will. */
export const versionToRead = <V extends RecordedVersion>(day: Day, {versions}: {versions: readonly V[]}) =>
  versionOn(day, versions) ?? notWithdrawn(versions).at(-1) ?? versions[0];

/** The address for reading a policy. One that is only announced or was withdrawn has no short address. */
export function policyAddress(policy: Policy): string {
  const version = policy.current ?? versionToRead('', policy)?.version;
  return version ? addressOf(policy, version) : currentAddress(policy.slug);
}

/** The day on which the current hash of the text was recorded. */
export const recordedOn = ({day, corrections}: RecordedVersion): Day => corrections?.at(-1)?.day ?? day;
