import {isDay, type Day} from '../../../content/dates';
import {currentVersion, legalRoot, neighborsOf, standing, versionsOf, type Timeline} from './timeline';

/** Two versions of a policy, the older one first. */
export type VersionPair = {from: Day; to: Day};

const between = '...';

/** The page that compares any two versions of a policy, and lists the comparisons that have a page of their own. */
export const comparisonsAddress = (slug: string) => `${legalRoot}/compare/${slug}`;

const parameter = 'versions';

/** Hosts send the address of a comparison that has no page, such as one from before a newer version, to the page for any two. */
export const comparisonFallback = {
  from: `${comparisonsAddress(':policy')}/*`,
  to: `${comparisonsAddress(':policy')}?${parameter}=:splat`,
};

const pairOf = (one: Day, other: Day): VersionPair => (one < other ? {from: one, to: other} : {from: other, to: one});

/** From each version to the next, and from the one that a withdrawn version would have replaced to that version. */
export const neighborPairs = (timeline: Timeline, slug: string): VersionPair[] =>
  versionsOf(timeline, slug).flatMap(({name}) => {
    const {predecessor} = neighborsOf(timeline, name, slug);
    return predecessor ? [pairOf(predecessor.name, name)] : [];
  });

/** Between the version in force and each that is not its neighbor. */
export function pairsInForce(timeline: Timeline, slug: string): VersionPair[] {
  const line = standing(versionsOf(timeline, slug));
  const current = currentVersion(timeline, slug);
  if (!current) return [];
  const at = line.indexOf(current);
  return line.filter((_, place) => Math.abs(place - at) > 1).map(({name}) => pairOf(name, current.name));
}

/** The comparisons with a page of their own, which grow in number as the versions do and not as their square. */
export const pairsWithPage = (timeline: Timeline, slug: string): VersionPair[] => [
  ...neighborPairs(timeline, slug),
  ...pairsInForce(timeline, slug),
];

/** The two versions that an address asks for, or the words that name none. */
export function pairAsked(search: string, timeline: Timeline, slug: string): VersionPair | string | undefined {
  const given = new URLSearchParams(search);
  // A host sends both in one, and the form of the page in two.
  const asked = [parameter, 'from', 'to'].flatMap((name) => given.get(name) ?? []).join(between);
  if (!asked) return undefined;
  const [one = '', other = ''] = asked.replace(/\/$/, '').split(between);
  const days = versionsOf(timeline, slug).map(({name}) => name);
  const isKnown = isDay(one) && isDay(other) && one !== other && days.includes(one) && days.includes(other);
  return isKnown ? pairOf(one, other) : asked;
}
