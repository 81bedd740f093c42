import type {TableCell} from 'mdast';
import {messages} from './messages';
import {
  element,
  FigureProblem,
  hide,
  label,
  listsIn,
  numberIn,
  partsOf,
  percent,
  svg,
  tablesIn,
  wordsOf,
  type Body,
} from './tree';

const endsOf = (cell: TableCell | undefined): string[] => (cell ? partsOf(cell, 'strong').map(wordsOf) : []);

/** Places the rows of a table on two scales from 0 to 100. The list names the four quadrants, row by row. */
export function drawQuadrant(body: Body): void {
  const [table] = tablesIn(body);
  const [names] = listsIn(body);
  const [head, ...rows] = table?.children ?? [];
  const [left, right] = endsOf(head?.children[1]);
  const [low, high] = endsOf(head?.children[2]);
  if (!names || !left || !right || !low || !high) throw new FigureProblem(body, messages.scales);
  hide(names);
  hide(table, 'wide');
  const places = rows.map((row) => {
    const [x, cost] = [1, 2].map((column) => numberIn(wordsOf(row.children[column] ?? row)) ?? NaN) as [number, number];
    if (!(x >= 0 && x <= 100 && cost >= 0 && cost <= 100)) throw new FigureProblem(row, messages.onScale);
    return {x, y: 100 - cost, words: wordsOf(row.children[0] ?? row)};
  });
  const fields = names.children.map((name, at) =>
    label(wordsOf(name), {
      x: at % 2 ? '50%' : '0',
      y: at < 2 ? '0' : '50%',
      dx: '.9em',
      dy: '1.7em',
      'data-part': at === 3 ? 'best' : 'field',
    }),
  );
  const foot = {y: '100%', dy: '1.7em'};
  body.children.push(
    svg({width: '100%'}, [
      element('rect', {x: '50%', y: '50%', width: '50%', height: '50%'}),
      element('line', {x1: '50%', x2: '50%', y2: '100%'}),
      element('line', {x2: '100%', y1: '50%', y2: '50%'}),
      element('line', {y2: '100%', 'data-part': 'axis'}),
      element('line', {x2: '100%', y1: '100%', y2: '100%', 'data-part': 'axis'}),
      ...fields,
      label(high, {x: '0', y: '0', dy: '-.8em'}),
      label(low, {x: '0', y: '100%', dx: '.9em', dy: '-.8em'}),
      label(left, foot),
      label(right, {...foot, x: '100%', 'data-at': 'end'}),
      ...places.flatMap(({x, y, words}, at) => {
        const place = {x: percent(x), y: percent(y), dy: '.36em'};
        const part = x >= 50 && y >= 50 ? 'first' : 'dot';
        return [
          element('circle', {cx: place.x, cy: place.y, r: 12, 'data-part': part}),
          label(String(at + 1), {...place, 'data-at': 'middle', 'data-part': part}),
          label(words, {
            ...place,
            dx: x > 72 || (x > 34 && x < 50) ? '-1.4em' : '1.4em',
            'data-at': x > 72 || (x > 34 && x < 50) ? 'end' : 'start',
            'data-part': 'task',
          }),
        ];
      }),
    ]),
  );
}
