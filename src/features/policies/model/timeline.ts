import {currentAddress, permanentAddress} from './addresses';
import type {Day} from '../../../content/dates';
import type {RecordedEnd, RecordedVersion} from './record';

// Pages that only link to a policy take the addresses alone.
export * from './addresses';

/** A published version of one policy, named by the day on which it takes effect. */
export type PolicyVersion = RecordedVersion & {name: Day};

/** A policy with all of its versions, the newest first. */
export type Policy = {
  slug: string;
  title: string;
  ends?: RecordedEnd | undefined;
  versions: PolicyVersion[];
};

/** What every legal page knows about the policies. */
export type Timeline = {builtOn: Day; policies: Policy[]};

/** `in-force` holds until the day of a later version or of the policy's end. */
export type Status = 'in-force' | 'upcoming' | 'archived' | 'ended' | 'withdrawn';

/** A withdrawn version keeps its page and is nothing else. */
export const standing = <V extends {withdrawn?: unknown}>(versions: readonly V[]): V[] =>
  versions.filter(({withdrawn}) => !withdrawn);

/** The newest of the given versions that is in effect on a day. */
export const versionOn = <V extends {name: Day; withdrawn?: unknown}>(
  day: Day,
  versions: readonly V[],
): V | undefined =>
  standing(versions)
    .filter(({name}) => name <= day)
    .sort((a, b) => b.name.localeCompare(a.name))[0];

type Policies = Pick<Timeline, 'policies'>;

export const policyOf = ({policies}: Policies, slug: string): Policy | undefined =>
  policies.find((policy) => policy.slug === slug);

export const versionsOf = (timeline: Policies, slug: string): PolicyVersion[] =>
  policyOf(timeline, slug)?.versions ?? [];

/** The version at the short address: the one in force on the day of the build, or the last one of a policy that has ended. */
export const currentVersion = (timeline: Timeline, slug: string): PolicyVersion | undefined =>
  versionOn(timeline.builtOn, versionsOf(timeline, slug));

/** What a version of a policy is on a day, in the time zone of the company. */
export function statusOn(day: Day, timeline: Policies, name: Day, slug: string): Status {
  if (versionsOf(timeline, slug).find((version) => version.name === name)?.withdrawn) return 'withdrawn';
  if (name > day) return 'upcoming';
  const until = heldUntil(timeline, name, slug);
  if (!until || until > day) return 'in-force';
  return neighborsOf(timeline, name, slug).successor ? 'archived' : 'ended';
}

export const addressOf = (timeline: Timeline, name: Day, slug: string): string =>
  name === currentVersion(timeline, slug)?.name ? currentAddress(slug) : permanentAddress(name, slug);

/** Where a policy is read: one that is only announced, or was withdrawn before its day, has no short address. */
export function policyAddress(timeline: Timeline, slug: string): string {
  const version = versionToRead(timeline.builtOn, timeline, slug);
  return version ? addressOf(timeline, version.name, slug) : currentAddress(slug);
}

export type Neighbors = {predecessor?: PolicyVersion | undefined; successor?: PolicyVersion | undefined};

export function neighborsOf(timeline: Policies, name: Day, slug: string): Neighbors {
  const versions = versionsOf(timeline, slug);
  const isWithdrawn = versions.find((version) => version.name === name)?.withdrawn !== undefined;
  const line = standing(versions);
  return {
    predecessor: line.find((version) => version.name < name),
    successor: isWithdrawn ? undefined : line.filter((version) => version.name > name).at(-1),
  };
}

/** The day until which a text is known to hold: that of its successor, or of the policy's end. */
export const heldUntil = (timeline: Policies, name: Day, slug: string): Day | undefined =>
  neighborsOf(timeline, name, slug).successor?.name ?? policyOf(timeline, slug)?.ends?.version;

/** The version of a policy that applies on a day or, before the first of its days, the one that will. */
export function versionToRead(day: Day, timeline: Policies, slug: string): PolicyVersion | undefined {
  const line = versionsOf(timeline, slug);
  return versionOn(day, line) ?? standing(line).at(-1) ?? line[0];
}

/** The day on which the hash of a text was recorded as it is now. */
export const recordedOn = ({publishedOn, imported, corrections}: PolicyVersion): Day =>
  corrections?.at(-1)?.on ?? imported?.on ?? publishedOn;
