import {link, curveBumpX} from 'd3-shape';
import type {List} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {messages} from './messages';
import {FigureProblem, listsIn, mark, partsOf, wordsOf, type Body} from './body';
import {element, svg, roundPath} from './elements';

/** The height of a row in the drawing, which is stretched to the height of the list next to it. */
const row = 20;
const middleOf = (at: number) => at * row + row / 2;

const curve = link<unknown, {source: [number, number]; target: [number, number]}, [number, number]>(curveBumpX);
const between = (from: number, to: number) => roundPath(curve({source: [0, from], target: [100, to]}));

const lines = (rows: number, children: MdxJsxFlowElement[]) =>
  svg({viewBox: `0 0 100 ${rows * row}`, preserveAspectRatio: 'none', width: '100%', height: '100%'}, children);

/** Draws a line from the request to each item of the list. */
export function drawFan(body: Body): void {
  const [list] = listsIn(body);
  const request = body.children.findIndex(({type}) => type === 'blockquote');
  const rows = list?.children.length ?? 0;
  const middle = (rows * row) / 2;
  body.children.splice(
    request + 1,
    0,
    lines(
      rows,
      Array.from({length: rows}, (_, at) => element('path', {d: between(middle, middleOf(at))})),
    ),
  );
}

const keysOf = (list: List): (string | undefined)[] =>
  list.children.map((item) => {
    const [bold] = partsOf(item, 'strong');
    return bold && wordsOf(bold);
  });

/** Draws a line between the items of two lists with the same words in bold. Items without a match are marked as open. */
export function drawPairs(body: Body): void {
  const [left, right] = listsIn(body);
  if (!left || left.children.length !== right?.children.length) throw new FigureProblem(right ?? body, messages.pairs);
  const [here, there] = [keysOf(left), keysOf(right)];
  const duplicate = here.find((key, at) => key !== undefined && here.indexOf(key) !== at);
  if (duplicate !== undefined) throw new FigureProblem(left, messages.twice({key: duplicate}));
  const paths = here.map((key, at) => {
    const to = key === undefined ? -1 : there.indexOf(key);
    const item = left.children[at];
    if (to >= 0) return element('path', {d: between(middleOf(at), middleOf(to))});
    if (item) mark(item, 'data-open', '');
    return element('path', {d: `M0 ${middleOf(at)}H60`, 'data-part': 'open'});
  });
  if (paths.every(({attributes}) => attributes.length > 1)) throw new FigureProblem(body, messages.pairs);
  there.forEach((key, at) => {
    const item = right.children[at];
    if (item && (key === undefined || !here.includes(key))) mark(item, 'data-open', '');
  });
  body.children.push(lines(here.length, paths));
}
