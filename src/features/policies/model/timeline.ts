import {currentAddress, permanentAddress} from './addresses';
import type {Day} from '../../../content/dates';
import type {RecordedEnd, RecordedVersion} from './record';

// Pages that only link to a policy take the addresses alone.
export * from './addresses';

/** A published version of one policy, with its place among the others. Each is named by the day on which it takes effect. */
export type PolicyVersion = RecordedVersion & {
  /** The version that it replaces, or that it would have replaced if it had not been withdrawn. */
  predecessor?: Day | undefined;
  successor?: Day | undefined;
  /** The day until which it is known to hold: that of its successor, or of the policy's end. */
  until?: Day | undefined;
};

/** A policy with all of its versions, the newest first. */
export type Policy = {
  slug: string;
  title: string;
  /** The version at the short address: the one in force on the day of the build, or the last one of a policy that has ended. */
  current?: Day | undefined;
  ends?: RecordedEnd | undefined;
  versions: PolicyVersion[];
};

/** What every legal page knows about the policies. */
export type Timeline = {builtOn: Day; policies: Policy[]};

/** `in-force` holds until the day of a later version or of the policy's end. */
export type Status = 'in-force' | 'upcoming' | 'archived' | 'ended' | 'withdrawn';

/** A withdrawn version keeps its page, but neither applies nor is replaced. */
export const notWithdrawn = <V extends {withdrawn?: unknown}>(versions: readonly V[]): V[] =>
  versions.filter(({withdrawn}) => !withdrawn);

/** The newest of the given versions, which begin with the newest, that is in effect on a day. */
export const versionOn = <V extends RecordedVersion>(day: Day, versions: readonly V[]): V | undefined =>
  notWithdrawn(versions).find(({version}) => version <= day);

/** A policy with its recorded versions, the newest first, as a build on that day sees it. */
export function policyFrom(
  {slug, title, ends}: Pick<Policy, 'slug' | 'title' | 'ends'>,
  recorded: readonly RecordedVersion[],
  builtOn: Day,
): Policy {
  const line = notWithdrawn(recorded).map(({version}) => version);
  const versions = recorded.map((row): PolicyVersion => {
    const successor = row.withdrawn ? undefined : line.filter((other) => other > row.version).at(-1);
    const predecessor = line.find((other) => other < row.version);
    return {...row, predecessor, successor, until: successor ?? ends?.version};
  });
  return {slug, title, current: versionOn(builtOn, recorded)?.version, ends, versions};
}

export const policyOf = ({policies}: Pick<Timeline, 'policies'>, slug: string): Policy | undefined =>
  policies.find((policy) => policy.slug === slug);

/** What a version is on a day, in the time zone of the company. */
export function statusOn(day: Day, {version, withdrawn, successor, until}: PolicyVersion): Status {
  if (withdrawn) return 'withdrawn';
  if (version > day) return 'upcoming';
  if (!until || until > day) return 'in-force';
  return successor ? 'archived' : 'ended';
}

export const addressOf = ({slug, current}: Policy, version: Day): string =>
  version === current ? currentAddress(slug) : permanentAddress(version, slug);

/** The version of a policy that applies on a day or, before the first of its days, the one that will. */
export function versionToRead(day: Day, {versions}: Policy): PolicyVersion | undefined {
  return versionOn(day, versions) ?? notWithdrawn(versions).at(-1) ?? versions[0];
}

/** Where a policy is read: one that is only announced, or was withdrawn before its day, has no short address. */
export function policyAddress(policy: Policy): string {
  const version = policy.current ?? versionToRead('', policy)?.version;
  return version ? addressOf(policy, version) : currentAddress(policy.slug);
}

/** The day on which the hash of a text was recorded as it is now. */
export const recordedOn = ({publishedOn, imported, corrections}: RecordedVersion): Day =>
  corrections?.at(-1)?.on ?? imported?.on ?? publishedOn;
