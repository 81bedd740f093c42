import {scaleLinear, scalePoint} from 'd3-scale';
import {area, line} from 'd3-shape';
import type {Strong, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {
  element,
  FigureProblem,
  hide,
  label,
  numberIn,
  partsOf,
  percent,
  round,
  stretched,
  svg,
  tablesIn,
  wordsOf,
  type Body,
} from './tree';

type Row = {name: string; words: string; value: number; note: string | undefined};
type Reading = {rows: Row[]; unit: string; limit: {value: number; words: string} | undefined};

/** A label must fit beside its point on the narrowest phone. */
const longestNote = 22;

const noteIn = (cells: readonly TableCell[]): Strong | undefined => cells.flatMap((cell) => partsOf(cell, 'strong'))[0];

const without = (cell: TableCell, note: Strong | undefined): string => {
  const words = wordsOf(cell);
  return (note && partsOf(cell, 'strong').includes(note) ? words.replace(wordsOf(note), '') : words).trim();
};

function rowsOf(table: Table): Row[] {
  return table.children.slice(1).map((row) => {
    const [first, second] = row.children;
    if (!first || !second || wordsOf(first) === '' || wordsOf(second) === '')
      throw new FigureProblem(row, 'This row of the plot has an empty cell. Give it a name and a number.');
    const note = noteIn(row.children);
    const words = without(second, note);
    const value = numberIn(words);
    if (value === undefined)
      throw new FigureProblem(
        second,
        `"${words}" is no number, so it has no place in the plot. Write a number, such as 92%.`,
      );
    const noted = note && wordsOf(note);
    if (noted && noted.length > longestNote)
      throw new FigureProblem(
        note,
        `"${noted}" is too long to stand beside its point. Say it in ${longestNote} characters.`,
      );
    return {name: without(first, note), words, value, note: noted};
  });
}

export function readPlot(body: Body): Reading {
  const [table] = tablesIn(body);
  if (!table)
    throw new FigureProblem(
      body,
      'A <LineChart> needs a table with two columns: what is on the way, and the number there.',
    );
  hide(table);
  const [head] = table.children;
  const wide = table.children.find(({children}) => children.length !== 2);
  if (wide)
    throw new FigureProblem(
      wide,
      `A plot has two columns, and this row has ${wide.children.length}. Leave out the others.`,
    );
  const rows = rowsOf(table);
  if (rows.length < 3 || rows.length > 12)
    throw new FigureProblem(table, `A plot needs three to twelve rows, and this has ${rows.length}.`);
  const steps = rows.map(({name}) => numberIn(name));
  const back = steps.findIndex((step, at) => at > 0 && step !== undefined && step <= (steps[at - 1] ?? -Infinity));
  if (back > 0 && steps.every((step) => step !== undefined))
    throw new FigureProblem(
      table.children[back + 1] ?? table,
      `"${rows[back]?.name}" comes after "${rows[back - 1]?.name}" in the table but before it in order. Put the rows in order.`,
    );
  const agreed = head && noteIn(head.children);
  const limit = agreed && {value: numberIn(wordsOf(agreed)), words: wordsOf(agreed)};
  if (limit && limit.value === undefined)
    throw new FigureProblem(
      agreed,
      `The bold words of the heading are drawn as a line at their number, and "${limit.words}" has none.`,
    );
  return {
    rows,
    unit: rows.every(({words}) => words.endsWith('%')) ? '%' : '',
    limit: limit as Reading['limit'],
  };
}

const across = (y: number, values: Record<string, string> = {}) =>
  element('line', {x2: '100%', y1: percent(y), y2: percent(y), ...values});

function drawCurve({rows, unit, limit}: Reading): MdxJsxFlowElement {
  const values = [...rows.map(({value}) => value), ...(limit ? [limit.value] : [])];
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [100, 0]).nice(4);
  const x = scalePoint(
    rows.map((_, at) => at),
    [0, 100],
  );
  const at = (index: number) => x(index) ?? 0;
  const digits = (value: number) => round(value);
  const path = line<Row>(
    (_, index) => at(index),
    ({value}) => y(value),
  );
  const below = area<Row>(
    (_, index) => at(index),
    100,
    ({value}) => y(value),
  );
  const rises = (rows.at(-1)?.value ?? 0) >= (rows[0]?.value ?? 0);
  const noted = rows.map((row, index) => ({...row, x: at(index), y: y(row.value)})).filter(({note}) => note);
  const ends = [rows[0], rows.at(-1)].map((row, end) =>
    label(row?.name ?? '', {x: percent(end * 100), y: '100%', dy: '1.6em', 'data-at': end ? 'end' : 'start'}),
  );
  return svg({'data-part': 'plot', width: '100%'}, [
    ...y
      .ticks(4)
      .flatMap((tick) => [
        across(y(tick)),
        label(`${digits(tick)}${unit}`, {x: '0', dx: '-.7em', y: percent(y(tick)), dy: '.35em', 'data-at': 'end'}),
      ]),
    stretched([below(rows), path(rows)]),
    ...(limit
      ? [
          across(y(limit.value), {'data-part': 'limit'}),
          label(limit.words, {
            x: '100%',
            y: percent(y(limit.value)),
            dy: '-.6em',
            'data-at': 'end',
            'data-part': 'limit',
          }),
        ]
      : []),
    ...noted.flatMap(({note = '', ...place}) => {
      // Beside a rising line there is room below it on the right and above it on the left.
      const right = place.x < 50;
      return [
        element('circle', {cx: percent(place.x), cy: percent(place.y), r: 5}),
        label(note, {
          x: percent(place.x),
          y: percent(place.y),
          dx: right ? '.9em' : '-.6em',
          dy: right === rises ? '1.4em' : '-.7em',
          'data-at': right ? 'start' : 'end',
          'data-part': 'note',
        }),
      ];
    }),
    ...ends,
  ]);
}

function drawSteps({rows}: Reading): MdxJsxFlowElement {
  const top = Math.max(...rows.map(({value}) => value));
  const y = scaleLinear([0, top], [96, 12]);
  const wide = 100 / rows.length;
  const corners = rows.flatMap(({value}, index): [number, number][] => [
    [index * wide, y(value)],
    [(index + 1) * wide, y(value)],
  ]);
  const gates = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    if (row.note === undefined || !before) return [];
    return [{note: row.note, x: index * wide, y: (y(row.value) + y(before.value)) / 2}];
  });
  return svg({'data-part': 'plot', width: '100%'}, [
    stretched([area().y0(100)(corners), line()(corners)]),
    ...rows.map(({words, value}, index) =>
      label(words, {
        x: percent((index + 0.5) * wide),
        y: percent(y(value)),
        dy: '-.6em',
        'data-at': 'middle',
        'data-part': 'step',
      }),
    ),
    ...gates.flatMap(({note, x, y: middle}) => {
      const right = x < 50;
      return [
        element('circle', {cx: percent(x), cy: percent(middle), r: 6, 'data-part': 'gate'}),
        label(note, {
          x: percent(x),
          y: percent(middle),
          dx: right ? '.9em' : '-.9em',
          dy: '.35em',
          'data-at': right ? 'start' : 'end',
          'data-part': 'note',
        }),
      ];
    }),
    ...rows.map(({name}, index) =>
      label(name, {x: percent((index + 0.5) * wide), y: '100%', dy: '1.6em', 'data-at': 'middle'}),
    ),
  ]);
}

/** Draws a table of two columns as a curve, or as steps. The table stays in the page for those who cannot see it. */
export function drawPlot(body: Body): void {
  const reading = readPlot(body);
  const inSteps = body.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'steps');
  if (inSteps && reading.rows.length > 5)
    throw new FigureProblem(
      body,
      `Steps need to be five at most, and this table has ${reading.rows.length}. Leave out "steps" for a curve.`,
    );
  body.children.push(inSteps ? drawSteps(reading) : drawCurve(reading));
}
