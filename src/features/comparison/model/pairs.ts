import type {Day} from '../../../content/dates';
import type {Policy} from '../../policies/model/timeline';

/** Two versions of a policy, the older one first. */
export type VersionPair = {from: Day; to: Day};

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
