import {messages} from './messages';
import {choicesIn, FigureProblem, has, itemsIn, listsIn, rowsIn, tablesIn, type Body} from './body';

const ofType = (type: string) => (body: Body) => body.children.filter((node) => node.type === type);

/** The parts of a body, as writers type them. Items and rows are those of the first list and table. */
const parts = {
  paragraphs: {name: 'paragraphs', in: ofType('paragraph')},
  quotes: {name: 'lines that begin with >', in: ofType('blockquote')},
  items: {name: 'items in a list', in: itemsIn},
  steps: {
    name: 'items in a numbered list',
    in: (body: Body) => listsIn(body).find(({ordered}) => ordered)?.children ?? [],
  },
  rows: {name: 'rows in a table', in: rowsIn},
  columns: {name: 'columns in a table', in: (body: Body) => tablesIn(body)[0]?.children[0]?.children ?? []},
  choices: {name: '<Choice> tags', in: choicesIn},
  markedRows: {name: 'rows with _underscores_', in: (body: Body) => rowsIn(body).filter((row) => has('emphasis', row))},
};

/** The minimum and maximum number of each part. */
export type Needs = Partial<Record<keyof typeof parts, readonly [least: number, most: number]>>;

const range = (least: number, most: number) => {
  if (least === most) return String(least);
  if (most === Infinity) return `at least ${least}`;
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
};

/** Limits the parts of a figure, because it is read at a glance and its style sheet has room for only so many. */
export function checkNeeds(body: Body, needs: Needs): void {
  for (const [part, [least, most]] of Object.entries(needs)) {
    const {name, in: find} = parts[part as keyof typeof parts];
    const found = find(body);
    if (found.length >= least && found.length <= most) continue;
    throw new FigureProblem(
      found[most] ?? body,
      messages.count({figure: body.name ?? '', part: name, range: range(least, most), found: found.length}),
    );
  }
}
