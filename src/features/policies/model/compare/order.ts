/** One thing in both versions, or a thing that only one of them has. */
export type Pair<T> = {before?: T; after?: T; moved: boolean};

/** The longest run that kept its order; the others are those that a person would call moved. */
function keptInOrder(places: readonly number[]): Set<number> {
  const runs: number[][] = [];
  for (const place of places) {
    const longest = runs.filter((run) => (run.at(-1) ?? -1) < place).sort((a, b) => b.length - a.length)[0] ?? [];
    runs.push([...longest, place]);
  }
  return new Set(runs.sort((a, b) => b.length - a.length)[0] ?? []);
}

/** Pairs in the order of the newer version, with what was removed after the neighbor that it used to follow. */
export function pairInOrder<T>(before: readonly T[], after: readonly T[], partners: ReadonlyMap<T, T>): Pair<T>[] {
  const places = after.flatMap((one) => {
    const partner = partners.get(one);
    return partner === undefined ? [] : [before.indexOf(partner)];
  });
  const kept = keptInOrder(places);
  const pairs = after.map((one): Pair<T> => {
    const partner = partners.get(one);
    return {before: partner, after: one, moved: partner !== undefined && !kept.has(before.indexOf(partner))};
  });
  const stayed = new Set(partners.values());
  before.forEach((one, at) => {
    if (stayed.has(one)) return;
    const neighbor = before[at - 1];
    const spot = pairs.findIndex((pair) => pair.before !== undefined && pair.before === neighbor);
    pairs.splice(spot + 1, 0, {before: one, moved: false});
  });
  return pairs;
}
