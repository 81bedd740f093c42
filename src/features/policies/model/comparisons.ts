import {isDay, type Day} from '../../../content/dates';
import {comparisonsAddress} from './addresses';
import type {Policy} from './timeline';

/** Two versions of a policy, the older one first. */
export type VersionPair = {from: Day; to: Day};

const between = '...';
const parameter = 'versions';

/** Hosts send the address of a comparison that has no page, such as one from before a newer version, to the page for any two. */
export const comparisonFallback = {
  from: `${comparisonsAddress(':policy')}/*`,
  to: `${comparisonsAddress(':policy')}?${parameter}=:splat`,
};

/** The comparisons with a page of their own: of each version with the one before it. A browser makes the others. */
export const pairsWithPage = ({versions}: Policy): VersionPair[] =>
  versions.flatMap(({predecessor, version}) => (predecessor ? [{from: predecessor, to: version}] : []));

/** The two versions that an address asks for, or the words that name none. */
export function requestedPair(search: string, {versions}: Policy): VersionPair | string | undefined {
  const given = new URLSearchParams(search);
  // A host sends both in one, and the form of the page in two.
  const asked = [parameter, 'from', 'to'].flatMap((name) => given.get(name) ?? []).join(between);
  const [one = '', other = ''] = asked.replace(/\/$/, '').split(between);
  const areKnown = [one, other].every((day) => isDay(day) && versions.some(({version}) => version === day));
  if (!areKnown || one === other) return asked || undefined;
  return one < other ? {from: one, to: other} : {from: other, to: one};
}
