import {currentAddress, permanentAddress} from './addresses';
import type {Day} from '../../../content/dates';

// Pages that only link to a policy take the addresses alone.
export * from './addresses';

export type PolicyName = {
  slug: string;
  title: string;
  /** The day from which there is no such policy any longer, which may lie ahead, and why. */
  ends?: {on: Day; reason: string};
};

/** A correction to a published text, as its readers see it. */
export type CorrectionNote = {policy: string; on: Day; replaced: string; by: string; reason: string};

/** A published version. It holds every policy that existed on its date. */
export type VersionName = {
  name: Day;
  publishedOn: Day;
  /** Why the promised notice was not given, when it was not. */
  withoutNotice: string | null;
  policies: string[];
  corrections: CorrectionNote[];
  /** When and why an announced version was taken back before its day. */
  withdrawn?: {on: Day; reason: string};
};

/** What every legal page knows about the others. Newest version first. */
export type Timeline = {builtOn: Day; inForce: Day; policies: PolicyName[]; versions: VersionName[]};

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

/** What a version of a policy is on a day, in the time zone of the company. */
export function statusOn(day: Day, timeline: Pick<Timeline, 'policies' | 'versions'>, name: Day, slug: string): Status {
  if (timeline.versions.find((version) => version.name === name)?.withdrawn) return 'withdrawn';
  if (name > day) return 'upcoming';
  const {successor} = neighborsOf(timeline, name, slug);
  if (successor && successor.name <= day) return 'archived';
  const ends = timeline.policies.find((policy) => policy.slug === slug)?.ends;
  return ends && !successor && ends.on <= day ? 'ended' : 'in-force';
}

export const addressOf = ({inForce}: Pick<Timeline, 'inForce'>, name: Day, slug: string) =>
  name === inForce ? currentAddress(slug) : permanentAddress(name, slug);

/** Where a policy is read: one that is only announced, or was withdrawn before its day, has no short address. */
export function policyAddress({inForce, versions}: Pick<Timeline, 'inForce' | 'versions'>, slug: string): string {
  const line = versions.filter(({policies}) => policies.includes(slug));
  const first = standing(line).at(-1) ?? line[0];
  const hasBegun = standing(line).some(({name}) => name <= inForce);
  return first && !hasBegun ? permanentAddress(first.name, slug) : currentAddress(slug);
}

export const versionsOf = ({versions}: Pick<Timeline, 'versions'>, slug: string): VersionName[] =>
  versions.filter((version) => version.policies.includes(slug));

export type Neighbors = {predecessor?: VersionName; successor?: VersionName};

export function neighborsOf(timeline: Pick<Timeline, 'versions'>, name: Day, slug: string): Neighbors {
  const own = timeline.versions.find((version) => version.name === name);
  const line = standing(versionsOf(timeline, slug));
  return {
    predecessor: line.find((version) => version.name < name),
    successor: own?.withdrawn ? undefined : line.filter((version) => version.name > name).at(-1),
  };
}

/** The day until which a text is known to hold: that of its successor, or of the policy's end. */
export const heldUntil = (
  timeline: Pick<Timeline, 'policies' | 'versions'>,
  name: Day,
  slug: string,
): Day | undefined =>
  neighborsOf(timeline, name, slug).successor?.name ??
  timeline.policies.find((policy) => policy.slug === slug)?.ends?.on;

/** The version of a policy that applies on a day or, before the first of its days, the one that will. */
export function versionToRead(day: Day, timeline: Pick<Timeline, 'versions'>, slug: string): VersionName | undefined {
  const line = versionsOf(timeline, slug);
  return versionOn(day, line) ?? standing(line).at(-1) ?? line[0];
}

/** The most versions that a page names, because a page must not grow with the archive. */
const named = 6;

/** The versions that a page names around the one at a place: the newest, the oldest and its neighbors. */
export function namedAround<V>(line: readonly V[], place: number): V[] {
  const distance = (at: number) => (at === 0 || at === line.length - 1 ? 0 : Math.abs(at - place));
  const kept = [...line.keys()].sort((a, b) => distance(a) - distance(b)).slice(0, named);
  return line.filter((_, at) => kept.includes(at));
}

/** A policy with all of its versions, for the index: what changed in each and who approved it. */
export type History = PolicyName & {
  versions: {name: Day; publishedOn: Day; summary: string; approvedBy: string}[];
};
