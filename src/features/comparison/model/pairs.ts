import type {Day} from '../../../content/dates';
import type {Entry} from '../../policies/model/record';

/** Two versions of a policy, the older one first. */
export type VersionPair = {from: Day; to: Day};

/**
 * Each version of a policy with the one before it. When another comes between the two later, or the one before is
 * withdrawn, the pair that was given out until then stays.
 */
export function pairsOf(record: readonly Entry[], slug: string): VersionPair[] {
  const [all, line] = [new Set<Day>(), new Set<Day>()];
  const pairs = new Map<string, VersionPair>();
  for (const {entry, policy, version} of record) {
    if (policy !== slug) continue;
    if (entry === 'published') line.add(version);
    if (entry === 'published') all.add(version);
    if (entry === 'withdrawn') line.delete(version);
    for (const to of all) {
      const from = [...line]
        .filter((day) => day < to)
        .sort()
        .at(-1);
      if (from) pairs.set(from + to, {from, to});
    }
  }
  return [...pairs.values()];
}
