import {isDay, type Day} from '../../../content/dates';
import {comparisonsAddress} from './addresses';
import type {Policy} from './timeline';

/** Two versions of a policy, the older one first. */
export type VersionPair = {from: Day; to: Day};

const between = '...';
const parameter = 'versions';

/** Hosts redirect a comparison that has no page, such as one from before a newer version, to the page for any two. */
export const comparisonFallback = {
  from: `${comparisonsAddress(':policy')}/*`,
  to: `${comparisonsAddress(':policy')}?${parameter}=:splat`,
};

const pairOf = (one: Day, other: Day): VersionPair => (one < other ? {from: one, to: other} : {from: other, to: one});

/** The comparisons with their own page: each version with the one before it and with the one in force. */
export function pairsWithPage({versions, current}: Policy): VersionPair[] {
  const pairs = versions.flatMap(({version, predecessor, withdrawn}) =>
    [predecessor, withdrawn ? undefined : current].flatMap((other) =>
      other && other !== version ? [pairOf(version, other)] : [],
    ),
  );
  return [...new Map(pairs.map((pair) => [pair.from + pair.to, pair])).values()];
}

/** The two versions that an address asks for, or its words if they name no versions. */
export function requestedPair(search: string, {versions}: Policy): VersionPair | string | undefined {
  const given = new URLSearchParams(search);
  // A host sends both in one parameter, and the form on the page sends two.
  const requested = [parameter, 'from', 'to'].flatMap((name) => given.get(name) ?? []).join(between);
  const [one = '', other = ''] = requested.replace(/\/$/, '').split(between);
  const areKnown = [one, other].every((day) => isDay(day) && versions.some(({version}) => version === day));
  return areKnown && one !== other ? pairOf(one, other) : requested || undefined;
}
