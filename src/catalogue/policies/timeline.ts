import type {Day} from './dates';

export type PolicyName = {slug: string; title: string};

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
};

/** What every legal page knows about the others. Newest version first. */
export type Timeline = {builtOn: Day; inForce: Day; policies: PolicyName[]; versions: VersionName[]};

export type Status = 'in-force' | 'upcoming' | 'archived';

export const legalRoot = '/legal';

/** The newest of the given versions that is in effect on a day. */
export const versionOn = <V extends {name: Day}>(day: Day, versions: readonly V[]): V | undefined =>
  versions.filter((version) => version.name <= day).sort((a, b) => b.name.localeCompare(a.name))[0];

/** Depends on the version that the build put in force and never on a clock, so that a page cannot contradict itself. */
export function statusOf({inForce}: Pick<Timeline, 'inForce'>, name: Day): Status {
  if (name === inForce) return 'in-force';
  return name > inForce ? 'upcoming' : 'archived';
}

/** The address that shows this version forever. */
export const permanentAddress = (name: Day, slug: string) => `${legalRoot}/${name}/${slug}`;

/** The address of the version in force, whichever that is. */
export const currentAddress = (slug: string) => `${legalRoot}/${slug}`;

export const addressOf = (timeline: Pick<Timeline, 'inForce'>, name: Day, slug: string) =>
  statusOf(timeline, name) === 'in-force' ? currentAddress(slug) : permanentAddress(name, slug);

export const compareAddress = (slug: string, from: Day, to: Day) => `${legalRoot}/compare/${slug}/${from}...${to}`;

export const versionsOf = ({versions}: Pick<Timeline, 'versions'>, slug: string): VersionName[] =>
  versions.filter((version) => version.policies.includes(slug));

export type Neighbors = {predecessor?: VersionName; successor?: VersionName};

export function neighborsOf(timeline: Pick<Timeline, 'versions'>, name: Day, slug: string): Neighbors {
  const line = versionsOf(timeline, slug);
  const at = line.findIndex((version) => version.name === name);
  return at < 0 ? {} : {predecessor: line[at + 1], successor: line[at - 1]};
}

/** The most versions that a page names, because a page must not grow with the archive. */
const named = 6;

/** The versions that a page names around the one at a place: the newest, the oldest and its neighbors. */
export function namedAround<V>(line: readonly V[], place: number): V[] {
  const distance = (at: number) => (at === 0 || at === line.length - 1 ? 0 : Math.abs(at - place));
  const kept = [...line.keys()].sort((a, b) => distance(a) - distance(b)).slice(0, named);
  return line.filter((_, at) => kept.includes(at));
}

/** Every pair of versions, the older one first. */
export const pairsOf = <V>(newestFirst: readonly V[]): [older: V, newer: V][] =>
  newestFirst.flatMap((newer, at) => newestFirst.slice(at + 1).map((older): [V, V] => [older, newer]));

/** A policy with all of its versions, for the index: what changed in each and who approved it. */
export type History = PolicyName & {
  versions: {name: Day; publishedOn: Day; summary: string; approvedBy: string}[];
};
