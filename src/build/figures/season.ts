import {scaleLinear} from 'd3-scale';
import {area, line} from 'd3-shape';
import type {TableRow} from 'mdast';
import {
  element,
  FigureProblem,
  hide,
  label,
  listsIn,
  numberIn,
  partsOf,
  percent,
  stretched,
  svg,
  tablesIn,
  wordsOf,
  type Body,
} from './tree';

const wordsBefore = (row: TableRow): string => wordsOf(row.children[0] ?? row).replace(/ \d+$/, '');

/** Each month once, where its first row is. */
const monthsOf = (rows: readonly TableRow[], place: (at: number) => number) =>
  rows.flatMap((row, at) => {
    const month = wordsBefore(row);
    const isNew = at === 0 || month !== wordsBefore(rows[at - 1] ?? row);
    return isNew && at < rows.length - 1 ? [label(month, {x: percent(place(at)), y: '100%', dy: '1.7em'})] : [];
  });

/**
 * A year of weeks as a curve over a line that stays the same. Its peaks are numbered: the list names them, on a narrow
 * screen below the drawing and on a wide one beside each peak.
 */
export function drawSeason(body: Body): void {
  const [table] = tablesIn(body);
  const [peaks] = listsIn(body);
  const [head, ...rows] = table?.children ?? [];
  const flat = head && partsOf(head, 'strong')[0];
  const level = flat && numberIn(wordsOf(flat));
  if (!table || !peaks || !flat || level === undefined || rows.length < 12 || rows.length > 54)
    throw new FigureProblem(
      body,
      '<SeasonChart> needs a table of 12 to 54 weeks, in its heading the level that stays, in **bold**, and a numbered list of the peaks.',
    );
  hide(table);
  hide(peaks, 'wide');
  const values = rows.map((row) => {
    const value = numberIn(wordsOf(row.children[1] ?? row));
    if (value === undefined) throw new FigureProblem(row, 'This row has no number.');
    return value;
  });
  const tops = rows.flatMap((row, at) => (partsOf(row, 'strong').length > 0 ? [at] : []));
  if (tops.length !== peaks.children.length)
    throw new FigureProblem(
      peaks,
      `${tops.length} numbers of the table are in **bold**, but the list has ${peaks.children.length} peaks.`,
    );
  const x = scaleLinear([0, rows.length - 1], [0, 100]);
  const y = scaleLinear([0, Math.max(...values)], [100, 4]);
  const points = values.map((value, at): [number, number] => [x(at), y(value)]);
  const far = (at: number, other: number | undefined) => other === undefined || Math.abs(x(at) - x(other)) > 16;
  body.children.push(
    svg({'data-part': 'plot', width: '100%'}, [
      stretched([area().y0(y(level))(points), line()(points)]),
      element('line', {x2: '100%', y1: percent(y(level)), y2: percent(y(level)), 'data-part': 'limit'}),
      ...tops.flatMap((at, index) => {
        const item = peaks.children[index];
        const [name] = item ? partsOf(item, 'strong') : [];
        const [asked] = item ? partsOf(item, 'emphasis') : [];
        if (!item || !name || !asked)
          throw new FigureProblem(
            item ?? peaks,
            'Each peak has its name in **bold** and what is asked in _underscores_.',
          );
        const rest = wordsOf(item).replace(wordsOf(name), '').replace(wordsOf(asked), '').trim();
        const place = {x: percent(x(at)), y: percent(y(values[at] ?? 0))};
        // Beside a neighbor there is room on the outer side only, and above a lonely peak on both.
        const lonely = far(at, tops[index - 1]) && far(at, tops[index + 1]);
        const left = !lonely && far(at, tops[index - 1]);
        const side = lonely
          ? {'data-at': 'start', dx: '-.8em'}
          : left
            ? {'data-at': 'end', dx: '-1.3em'}
            : {'data-at': 'start', dx: '1.3em'};
        const above = lonely ? -4.6 : -1;
        return [
          element('circle', {cx: place.x, cy: place.y, r: 12}),
          label(String(index + 1), {...place, dy: '.36em', 'data-at': 'middle', 'data-part': 'count'}),
          ...[wordsOf(name), rest, wordsOf(asked)].map((words, row) =>
            label(words, {
              ...place,
              ...side,
              dy: `${above + row * 1.4}em`,
              'data-part': ['name', 'value', 'asked'][row] ?? '',
            }),
          ),
        ];
      }),
      label(wordsOf(flat), {x: '0', y: percent(y(level)), dy: '1.5em', 'data-part': 'level'}),
      ...monthsOf(rows, x),
    ]),
  );
}
