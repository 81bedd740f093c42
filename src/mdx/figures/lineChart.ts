import type {Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attributeOf} from '../nodes';
import {FigureProblem, hide, numberIn, partsOf, scale, wordsOf, type Body} from './body';
import {across, curve, dot, label, percent, place, round, svg} from './elements';
import {messages} from './messages';

/** A name and a number. The note, in bold, goes next to the point. */
type Row = {name: string; words: string; value: number; note: string | undefined};

/** A note has to fit next to its point on the narrowest phone. */
const longestNote = 22;

function rowOf(row: TableRow): Row {
  const [bold] = partsOf(row, 'strong');
  const note = bold && wordsOf(bold);
  if (bold && note && note.length > longestNote)
    throw new FigureProblem(bold, messages.longNote({text: note, most: longestNote}));
  const [name = '', words = ''] = row.children.map((cell) =>
    wordsOf(cell)
      .replace(note ?? '', '')
      .trim(),
  );
  const value = numberIn(words);
  if (value === undefined) throw new FigureProblem(row.children[1] ?? row, messages.notANumber({text: words}));
  return {name, words, value, note};
}

/** The level in the heading of a table, in bold. */
function levelOf(table: Table): {value: number; words: string} | undefined {
  const [bold] = table.children[0] ? partsOf(table.children[0], 'strong') : [];
  if (!bold) return undefined;
  const words = wordsOf(bold);
  const value = numberIn(words);
  if (value === undefined) throw new FigureProblem(bold, messages.limit({text: words}));
  return {value, words};
}

/** Round numbers around the values: multiples of 1, 2 or 5, and of their powers of ten. */
function ticksFor(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const about = (most - least || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(about));
  const step = ([5, 2].find((one) => about >= one * power) ?? 1) * power;
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({length: last - first + 1}, (_, at) => (first + at) * step);
}

const sideOf = (x: number) => (x < 50 ? 'start' : 'end');

function drawCurve(rows: readonly Row[], limit: ReturnType<typeof levelOf>): MdxJsxFlowElement {
  const unit = rows.every(({words}) => words.endsWith('%')) ? '%' : '';
  const ticks = ticksFor([...rows.map(({value}) => value), ...(limit ? [limit.value] : [])]);
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 0], [100, 0]);
  const points = rows.map((row, at) => ({...row, x: (at / (rows.length - 1)) * 100, y: y(row.value)}));
  const rises = (rows.at(-1)?.value ?? 0) >= (rows[0]?.value ?? 0);
  return svg({width: '100%'}, [
    ...ticks.flatMap((tick) => [
      across(y(tick)),
      label(`${round(tick)}${unit}`, {x: '0', dx: '-.7em', y: percent(y(tick)), dy: '.35em', 'data-at': 'end'}),
    ]),
    curve(points.map((point) => [point.x, point.y])),
    ...(limit ? limitAt(y(limit.value), limit.words) : []),
    ...points
      .filter(({note}) => note)
      .flatMap((point) => [
        dot(point.x, point.y, {r: 5}),
        label(point.note ?? '', {
          ...place(point.x, point.y),
          // A rising line leaves room below on its right and above on its left, a falling one the other way around.
          dx: point.x < 50 ? '.9em' : '-.6em',
          dy: point.x < 50 === rises ? '1.4em' : '-.7em',
          'data-at': sideOf(point.x),
          'data-part': 'note',
        }),
      ]),
    ...[rows[0], rows.at(-1)].map((row, end) =>
      label(row?.name ?? '', {x: percent(end * 100), y: '100%', dy: '1.6em', 'data-at': end ? 'end' : 'start'}),
    ),
  ]);
}

const limitAt = (y: number, words: string) => [
  across(y, {'data-part': 'limit'}),
  label(words, {x: '100%', y: percent(y), dy: '-.6em', 'data-at': 'end', 'data-part': 'limit'}),
];

/** Draws each value as a step until the next one. A note goes between two steps. */
function drawSteps(rows: readonly Row[]): MdxJsxFlowElement {
  const y = scale([0, Math.max(...rows.map(({value}) => value))], [96, 12]);
  const stepWidth = 100 / rows.length;
  const middle = (at: number) => percent((at + 0.5) * stepWidth);
  const corners = rows.flatMap(({value}, at) =>
    [at, at + 1].map((end): [number, number] => [end * stepWidth, y(value)]),
  );
  return svg({width: '100%'}, [
    curve(corners),
    ...rows.flatMap(({name, words, value, note}, at) => {
      const before = rows[at - 1];
      const gate = {x: at * stepWidth, y: (y(value) + y(before?.value ?? 0)) / 2};
      return [
        label(words, {x: middle(at), y: percent(y(value)), dy: '-.6em', 'data-at': 'middle', 'data-part': 'step'}),
        label(name, {x: middle(at), y: '100%', dy: '1.6em', 'data-at': 'middle'}),
        ...(note && before
          ? [
              dot(gate.x, gate.y, {r: 6, 'data-part': 'gate'}),
              label(note, {
                ...place(gate.x, gate.y),
                dx: gate.x < 50 ? '.9em' : '-.9em',
                dy: '.35em',
                'data-at': sideOf(gate.x),
                'data-part': 'note',
              }),
            ]
          : []),
      ];
    }),
  ]);
}

/** Draws a table of two columns as a curve, or as steps. The table stays in the page for screen readers. */
export function drawLineChart(body: Body): void {
  const [table] = partsOf(body, 'table');
  if (!table || table.children.length < 4 || table.children.length > 13 || table.children[0]?.children.length !== 2)
    throw new FigureProblem(table ?? body, messages.table);
  hide(table);
  const rows = table.children.slice(1).map(rowOf);
  body.children.push(attributeOf(body, 'steps') === undefined ? drawCurve(rows, levelOf(table)) : drawSteps(rows));
}
