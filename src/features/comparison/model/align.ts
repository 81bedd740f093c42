/** An item in both lists, or in only one of them. */
export type Aligned<T> = {before?: T; after?: T};

/** The best alignment of the remaining items: its total score, its first pair, and the rest. */
type Way<T> = {total: number; first?: Aligned<T>; rest?: Way<T> | undefined};

const end = {total: 0};

/** Aligns two lists so that the most similar items are paired. Items with a score of zero are never paired. */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  score: (before: T, after: T) => number,
): Aligned<T>[] {
  // The usual alignment table, filled from the end. A row has the best alignment from each position in the newer list.
  let below: Way<T>[] = [end];
  for (const right of [...after].reverse()) below = [{total: 0, first: {after: right}, rest: below[0]}, ...below];
  for (const left of [...before].reverse()) {
    const row: Way<T>[] = [];
    row[after.length] = {total: 0, first: {before: left}, rest: below[after.length]};
    for (let at = after.length - 1; at >= 0; at -= 1) {
      const right = after[at] as T;
      const [without, both, next] = [below[at] ?? end, below[at + 1] ?? end, row[at + 1] ?? end];
      const alike = score(left, right);
      if (alike > 0 && alike + both.total >= Math.max(without.total, next.total))
        row[at] = {total: alike + both.total, first: {before: left, after: right}, rest: both};
      else if (without.total >= next.total) row[at] = {total: without.total, first: {before: left}, rest: without};
      else row[at] = {total: next.total, first: {after: right}, rest: next};
    }
    below = row;
  }
  const aligned: Aligned<T>[] = [];
  for (let way = below[0]; way?.first; way = way.rest) aligned.push(way.first);
  return aligned;
}
