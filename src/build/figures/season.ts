import {scaleLinear} from 'd3-scale';
import type {ListItem, TableRow} from 'mdast';
import {levelOf, valueIn} from './lineChart';
import {messages} from './messages';
import {
  curve,
  element,
  FigureProblem,
  hide,
  label,
  listsIn,
  partsOf,
  percent,
  svg,
  tablesIn,
  wordsOf,
  type Body,
} from './tree';

const monthOf = (row: TableRow): string => wordsOf(row.children[0] ?? row).replace(/ \d+$/, '');

/** A label for each month, at its first row. */
const monthsOf = (rows: readonly TableRow[], place: (at: number) => number) =>
  rows.flatMap((row, at) => {
    const before = rows[at - 1];
    const isNew = !before || monthOf(row) !== monthOf(before);
    return isNew && at < rows.length - 1 ? [label(monthOf(row), {x: percent(place(at)), y: '100%', dy: '1.7em'})] : [];
  });

/** The name of a peak, its value, and what people ask then. */
function wordsOfPeak(item: ListItem): string[] {
  const [name] = partsOf(item, 'strong').map(wordsOf);
  const [asked] = partsOf(item, 'emphasis').map(wordsOf);
  if (!name || !asked) throw new FigureProblem(item, messages.peak);
  return [name, wordsOf(item).replace(name, '').replace(asked, '').trim(), asked];
}

/** The distance from which two peaks leave room for text between them. */
const minDistance = 16;

/** Text goes above a peak without close neighbors, and otherwise to its left if there is room, or to its right. */
function sideOf(x: number, before = -Infinity, after = Infinity) {
  const isFree = x - before > minDistance;
  if (isFree && after - x > minDistance) return {'data-at': 'start', dx: '-.8em', above: -4.6};
  return isFree ? {'data-at': 'end', dx: '-1.3em', above: -1} : {'data-at': 'start', dx: '1.3em', above: -1};
}

/**
 * Draws the weeks of a year as a curve over a constant level. The list names its numbered peaks, below the drawing on a
 * narrow screen and next to each peak on a wide one.
 */
export function drawSeason(body: Body): void {
  const [table] = tablesIn(body);
  const [list] = listsIn(body);
  const level = table && levelOf(table);
  if (!table || !list || !level) throw new FigureProblem(body, messages.level);
  hide(table);
  hide(list, 'wide');
  const rows = table.children.slice(1);
  const values = rows.map((row) => valueIn(row));
  const tops = rows.flatMap((row, at) => (partsOf(row, 'strong').length > 0 ? [at] : []));
  if (tops.length !== list.children.length)
    throw new FigureProblem(list, messages.peaks({tops: tops.length, peaks: list.children.length}));
  const x = scaleLinear([0, rows.length - 1], [0, 100]);
  const y = scaleLinear([0, Math.max(...values)], [100, 4]);
  const ground = y(level.value);
  const places = tops.map(x);
  const peaks = list.children.flatMap((item, at) => {
    const place = {x: percent(places[at] ?? 0), y: percent(y(values[tops[at] ?? 0] ?? 0))};
    const {above, ...side} = sideOf(places[at] ?? 0, places[at - 1], places[at + 1]);
    return [
      element('circle', {cx: place.x, cy: place.y, r: 12}),
      label(String(at + 1), {...place, dy: '.36em', 'data-at': 'middle', 'data-part': 'count'}),
      ...wordsOfPeak(item).map((words, row) =>
        label(words, {
          ...place,
          ...side,
          dy: `${above + row * 1.4}em`,
          'data-part': ['name', 'value', 'asked'][row] ?? '',
        }),
      ),
    ];
  });
  body.children.push(
    svg({'data-part': 'plot', width: '100%'}, [
      curve(
        values.map((value, at) => [x(at), y(value)]),
        ground,
      ),
      element('line', {x2: '100%', y1: percent(ground), y2: percent(ground), 'data-part': 'limit'}),
      ...peaks,
      label(level.words, {x: '0', y: percent(ground), dy: '1.5em', 'data-part': 'level'}),
      ...monthsOf(rows, x),
    ]),
  );
}
