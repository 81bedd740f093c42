import {isDay, type Day} from '../../../content/dates';
import {comparisonsAddress} from './addresses';
import {notWithdrawn, type Policy} from './timeline';

/** Two versions of a policy, the older one first. */
export type VersionPair = {from: Day; to: Day};

const between = '...';
const parameter = 'versions';

/** Hosts send the address of a comparison that has no page, such as one from before a newer version, to the page for any two. */
export const comparisonFallback = {
  from: `${comparisonsAddress(':policy')}/*`,
  to: `${comparisonsAddress(':policy')}?${parameter}=:splat`,
};

const pairOf = (one: Day, other: Day): VersionPair => (one < other ? {from: one, to: other} : {from: other, to: one});

/**
 * The comparisons with a page of their own: of each version with the one before it, and with the one in force. They grow
 * in number as the versions do, and not as their square.
 */
export function pairsWithPage({versions, current}: Policy): VersionPair[] {
  const neighbors = versions.flatMap(({predecessor, version}) => (predecessor ? [pairOf(predecessor, version)] : []));
  const line = notWithdrawn(versions).map(({version}) => version);
  const at = line.findIndex((version) => version === current);
  const others = current ? line.filter((_, place) => Math.abs(place - at) > 1) : [];
  return [...neighbors, ...others.map((other) => pairOf(other, current ?? other))];
}

/** The two versions that an address asks for, or the words that name none. */
export function requestedPair(search: string, {versions}: Policy): VersionPair | string | undefined {
  const given = new URLSearchParams(search);
  // A host sends both in one, and the form of the page in two.
  const asked = [parameter, 'from', 'to'].flatMap((name) => given.get(name) ?? []).join(between);
  const [one = '', other = ''] = asked.replace(/\/$/, '').split(between);
  const areKnown = [one, other].every((day) => isDay(day) && versions.some(({version}) => version === day));
  return areKnown && one !== other ? pairOf(one, other) : asked || undefined;
}
