type Scores = readonly (readonly number[])[];

const cell = (scores: Scores, row: number, column: number): number => scores[row]?.[column] ?? 0;

/** The best total likeness from (row, column) to the end: the usual alignment table, filled backwards. */
function totals(pair: Scores, rows: number, columns: number): Scores {
  const best: number[][] = [];
  for (let row = rows - 1; row >= 0; row -= 1) {
    const line: number[] = [];
    best[row] = line;
    for (let column = columns - 1; column >= 0; column -= 1) {
      const together = cell(pair, row, column);
      line[column] = Math.max(
        cell(best, row + 1, column),
        line[column + 1] ?? 0,
        together > 0 ? together + cell(best, row + 1, column + 1) : 0,
      );
    }
  }
  return best;
}

export type Aligned<T> = {before: T; after: T} | {before: T; after?: undefined} | {before?: undefined; after: T};

/** Lays two lists beside each other so that what is most alike comes together; a score of zero keeps two apart. */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  score: (before: T, after: T) => number,
): Aligned<T>[] {
  const pair = before.map((left) => after.map((right) => score(left, right)));
  const best = totals(pair, before.length, after.length);
  const aligned: Aligned<T>[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const left = before[row];
    const right = after[column];
    const here = cell(best, row, column);
    const together = cell(pair, row, column);
    if (
      left !== undefined &&
      right !== undefined &&
      together > 0 &&
      here === together + cell(best, row + 1, column + 1)
    ) {
      aligned.push({before: left, after: right});
      row += 1;
      column += 1;
    } else if (left !== undefined && (right === undefined || here === cell(best, row + 1, column))) {
      aligned.push({before: left});
      row += 1;
    } else if (right !== undefined) {
      aligned.push({after: right});
      column += 1;
    }
  }
  return aligned;
}
