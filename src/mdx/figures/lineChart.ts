import {scaleLinear, scalePoint} from 'd3-scale';
import type {Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attributeOf} from '../nodes';
import {messages} from './messages';
import {FigureProblem, hide, numberIn, partsOf, tablesIn, wordsOf, type Body} from './body';
import {across, curve, dot, label, percent, place, round, svg} from './elements';

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
  return {name, words, value: valueIn(row, words), note};
}

/** The number in the second cell of a row. */
export function valueIn(row: TableRow, text = wordsOf(row.children[1] ?? row)): number {
  const value = numberIn(text);
  if (value === undefined) throw new FigureProblem(row.children[1] ?? row, messages.notANumber({text}));
  return value;
}

export const rowsOf = (table: Table): Row[] => table.children.slice(1).map(rowOf);

/** The level in the heading of a table, in bold. */
export function levelOf(table: Table): {value: number; words: string} | undefined {
  const [bold] = table.children[0] ? partsOf(table.children[0], 'strong') : [];
  if (!bold) return undefined;
  const words = wordsOf(bold);
  const value = numberIn(words);
  if (value === undefined) throw new FigureProblem(bold, messages.limit({text: words}));
  return {value, words};
}

const sideOf = (x: number) => (x < 50 ? 'start' : 'end');

function drawCurve(table: Table): MdxJsxFlowElement {
  const rows = rowsOf(table);
  const limit = levelOf(table);
  const unit = rows.every(({words}) => words.endsWith('%')) ? '%' : '';
  const values = [...rows.map(({value}) => value), ...(limit ? [limit.value] : [])];
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [100, 0]).nice(4);
  const x = scalePoint(
    rows.map((_, at) => at),
    [0, 100],
  );
  const points = rows.map((row, at) => ({...row, x: x(at) ?? 0, y: y(row.value)}));
  const rises = (rows.at(-1)?.value ?? 0) >= (rows[0]?.value ?? 0);
  return svg({width: '100%'}, [
    ...y
      .ticks(4)
      .flatMap((tick) => [
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
function drawSteps(table: Table): MdxJsxFlowElement {
  const rows = rowsOf(table);
  const y = scaleLinear([0, Math.max(...rows.map(({value}) => value))], [96, 12]);
  const stepWidth = 100 / rows.length;
  const middle = (at: number) => percent((at + 0.5) * stepWidth);
  const gates = rows.flatMap(({note, value}, at) => {
    const before = rows[at - 1];
    return note && before ? [{note, x: at * stepWidth, y: (y(value) + y(before.value)) / 2}] : [];
  });
  const corners = rows.flatMap(({value}, at) =>
    [at, at + 1].map((end): [number, number] => [end * stepWidth, y(value)]),
  );
  return svg({width: '100%'}, [
    curve(corners),
    ...rows.map(({words, value}, at) =>
      label(words, {x: middle(at), y: percent(y(value)), dy: '-.6em', 'data-at': 'middle', 'data-part': 'step'}),
    ),
    ...gates.flatMap(({note, ...gate}) => [
      dot(gate.x, gate.y, {r: 6, 'data-part': 'gate'}),
      label(note, {
        ...place(gate.x, gate.y),
        dx: gate.x < 50 ? '.9em' : '-.9em',
        dy: '.35em',
        'data-at': sideOf(gate.x),
        'data-part': 'note',
      }),
    ]),
    ...rows.map(({name}, at) => label(name, {x: middle(at), y: '100%', dy: '1.6em', 'data-at': 'middle'})),
  ]);
}

/** Draws a table of two columns as a curve, or as steps. The table stays in the page for screen readers. */
export function drawLineChart(body: Body): void {
  for (const table of tablesIn(body)) {
    hide(table);
    body.children.push(attributeOf(body, 'steps') === undefined ? drawCurve(table) : drawSteps(table));
  }
}
