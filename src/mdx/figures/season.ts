import {scaleLinear} from 'd3-scale';
import type {ListItem, TableRow} from 'mdast';
import {levelOf, valueIn} from './lineChart';
import {messages} from './messages';
import {FigureProblem, has, hide, listsIn, partsOf, tablesIn, wordsOf, type Body} from './body';
import {across, curve, dot, element, label, percent, place, svg, tellInWords} from './elements';

/** The month and the day of a row such as "Feb 15". */
function dayOf(row: TableRow) {
  const [, month = '', day = '1'] = /^(.+?) (\d+)$/.exec(wordsOf(row.children[0] ?? row)) ?? [];
  return {month, day: Number(day)};
}

const daysOfMonth = 30.4;

/** A label for each month at its first day, between two rows if need be, so that months are equally wide. */
const monthsOf = (rows: readonly TableRow[], x: (at: number) => number) =>
  rows.flatMap((row, at) => {
    const {month, day} = dayOf(row);
    const before = at > 0 ? dayOf(rows[at - 1] ?? row) : undefined;
    if (before?.month === month || at === rows.length - 1) return [];
    const step = before ? daysOfMonth - before.day + day : 1;
    return [label(month, {x: percent(x(before ? at - (day - 1) / step : 0)), y: '100%', dy: '1.7em'})];
  });

/** The name of a peak, its value, and what people ask then. */
function wordsOfPeak(item: ListItem) {
  const [name] = partsOf(item, 'strong').map(wordsOf);
  const [question] = partsOf(item, 'emphasis').map(wordsOf);
  if (!name || !question) throw new FigureProblem(item, messages.peak);
  return {name, value: wordsOf(item).replace(name, '').replace(question, '').trim(), question};
}

/** The distance from which two peaks leave room for text between them. */
const minDistance = 16;

/** Text goes above a peak without close neighbors, and otherwise to its left if there is room, or to its right. */
function sideOf(x: number, before = -Infinity, after = Infinity) {
  const isFree = x - before > minDistance;
  if (isFree && after - x > minDistance) return {'data-at': 'start', dx: '-.8em', above: -4.6};
  return isFree ? {'data-at': 'end', dx: '-1.3em', above: -1} : {'data-at': 'start', dx: '1.3em', above: -1};
}

/** Draws a year as a curve over a constant level, with numbered peaks. In a narrow figure, their list names them. */
export function drawSeason(body: Body): void {
  const [table] = tablesIn(body);
  const [list] = listsIn(body);
  const level = table && levelOf(table);
  if (!table || !list || !level) throw new FigureProblem(body, messages.level);
  tellInWords(body, table);
  hide(list, 'wide');
  const rows = table.children.slice(1);
  const values = rows.map((row) => valueIn(row));
  const tops = rows.flatMap((row, at) => (has('strong', row) ? [at] : []));
  if (tops.length !== list.children.length)
    throw new FigureProblem(list, messages.peaks({tops: tops.length, peaks: list.children.length}));
  const x = scaleLinear([0, rows.length - 1], [0, 100]);
  const y = scaleLinear([0, Math.max(...values)], [100, 4]);
  const ground = y(level.value);
  const peaksAt = tops.map(x);
  const peaks = list.children.flatMap((item, at) => {
    const [left, top] = [peaksAt[at] ?? 0, y(values[tops[at] ?? 0] ?? 0)];
    const {above, ...side} = sideOf(left, peaksAt[at - 1], peaksAt[at + 1]);
    return [
      dot(left, top, {r: 12}),
      label(String(at + 1), {...place(left, top), dy: '.36em', 'data-at': 'middle', 'data-part': 'count'}),
      ...Object.entries(wordsOfPeak(item)).map(([part, words], row) =>
        label(words, {...place(left, top), ...side, dy: `${above + row * 1.4}em`, 'data-part': part}),
      ),
    ];
  });
  body.children.push(
    svg({width: '100%'}, [
      curve(values.map((value, at) => [x(at), y(value)])),
      element('rect', {y: percent(ground), width: '100%', height: percent(100 - ground)}),
      across(100, {'data-part': 'zero'}),
      across(ground),
      ...peaks,
      label(level.words, {x: '0', y: percent(ground), dy: '1.5em', 'data-part': 'level'}),
      ...monthsOf(rows, x),
    ]),
  );
}
