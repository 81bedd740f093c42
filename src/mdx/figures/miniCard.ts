import {scaleLinear} from 'd3-scale';
import type {List, ListItem, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {rowsOf} from './lineChart';
import {messages} from './messages';
import {checkNeeds} from './needs';
import {FigureProblem, hide, listsIn, numberIn, partsOf, tablesIn, wordsOf, type Body} from './body';
import {curve, element, svg, worded} from './elements';

/** The values of a table as a curve, below its first and last value and the last label. */
function curveOf(table: Table): MdxJsxFlowElement[] {
  hide(table);
  const rows = rowsOf(table);
  const [first, last] = [rows[0], rows.at(-1)];
  const values = rows.map(({value}) => value);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [92, 8]);
  const points = values.map((value, at): [number, number] => [(at / (values.length - 1)) * 100, y(value)]);
  const end = element('circle', {cx: '100%', cy: `${Math.round(y(last?.value ?? 0))}%`, r: 4});
  return [
    element('p', {'aria-hidden': 'true'}, [
      worded('b', `${first?.words} → ${last?.words}`),
      worded('small', wordsOf(table.children.at(-1)?.children[0] ?? table)),
    ]),
    svg({'data-part': 'curve', width: '100%'}, [curve(points), end]),
  ];
}

const columns = 14;
const most = columns * 6;
/** The distance between cells. A cell is a stroke with round ends. */
const step = 12;

/** Single cells of the grid as one path of short strokes. */
const cellsAt = (places: readonly number[]): MdxJsxFlowElement =>
  element('path', {
    d: places.map((at) => `M${(at % columns) * step + 4} ${Math.floor(at / columns) * step + 4}h3`).join(''),
  });

/** All cells of the grid, as a dashed line for each row, which takes a tenth of the bytes. */
const grid = (total: number): MdxJsxFlowElement => {
  const rows = Array.from({length: Math.ceil(total / columns)}, (_, row) => Math.min(columns, total - row * columns));
  return element('path', {d: rows.map((cells, row) => `M4 ${row * step + 4}h${cells * step - 9}`).join('')});
};

/** A cell for each counted case, with those of the last item spread among the others. */
function cellsOf(list: List, counts: readonly number[]): MdxJsxFlowElement {
  if (counts.length < list.children.length) throw new FigureProblem(list, messages.cellsOrFacts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > most) throw new FigureProblem(list, messages.cases({total, most}));
  const highlighted = counts.at(-1) ?? 0;
  const places = Array.from({length: highlighted}, (_, at) => Math.floor(((at + 1) * total) / (highlighted + 1)));
  const height = Math.ceil(total / columns) * step - 4;
  return svg({'data-part': 'cells', viewBox: `0 0 ${columns * step - 1} ${height}`, width: '100%'}, [
    grid(total),
    cellsAt(places),
  ]);
}

function countIn(item: ListItem): number | undefined {
  const [bold] = partsOf(item, 'strong');
  return bold && wordsOf(item).startsWith(wordsOf(bold)) ? numberIn(wordsOf(bold)) : undefined;
}

/** A small card: a line of text, then a table that is drawn as a curve, counted cases, or a list of facts. */
export function drawMiniCard(body: Body): void {
  const [[table], [list]] = [tablesIn(body), listsIn(body)];
  if (!body.children.some(({type}) => type === 'paragraph') || (!table && !list))
    throw new FigureProblem(body, messages.miniCard);
  if (table) {
    checkNeeds(body, {rows: [3, 12]});
    body.children.push(...curveOf(table));
  }
  if (table || !list) return;
  const counts = list.children.flatMap((item) => countIn(item) ?? []);
  if (counts.length > 0) body.children.splice(body.children.indexOf(list), 0, cellsOf(list, counts));
}
