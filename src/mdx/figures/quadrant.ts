import type {TableCell} from 'mdast';
import {messages} from './messages';
import {FigureProblem, hide, listsIn, numberIn, partsOf, tablesIn, wordsOf, type Body} from './body';
import {across, dot, element, label, place, svg} from './elements';

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
      across(50),
      element('line', {y2: '100%', 'data-part': 'axis'}),
      across(100, {'data-part': 'axis'}),
      ...fields,
      label(high, {x: '0', y: '0', dy: '-.8em'}),
      label(low, {x: '0', y: '100%', dx: '.9em', dy: '-.8em'}),
      label(left, foot),
      label(right, {...foot, x: '100%', 'data-at': 'end'}),
      ...places.flatMap(({x, y, words}, at) => {
        const middle = {...place(x, y), dy: '.36em'};
        const part = x >= 50 && y >= 50 ? 'first' : 'dot';
        const isLeft = x > 72 || (x > 34 && x < 50);
        const side = isLeft ? {dx: '-1.4em', 'data-at': 'end'} : {dx: '1.4em', 'data-at': 'start'};
        return [
          dot(x, y, {r: 12, 'data-part': part}),
          label(String(at + 1), {...middle, 'data-at': 'middle', 'data-part': part}),
          label(words, {...middle, ...side, 'data-part': 'task'}),
        ];
      }),
    ]),
  );
}
