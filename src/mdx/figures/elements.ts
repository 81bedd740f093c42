import {area, line} from 'd3-shape';
import type {Paragraph, PhrasingContent, Table} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {wordsOf, type Body} from './body';

type Values = Record<string, string | number>;

const attributesOf = (values: Values): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: String(value)}));

/** An element of a drawing, such as `element('circle', {r: 5})`. */
export const element = (
  name: string,
  values: Values = {},
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name, attributes: attributesOf(values), children});

export const inline = (name: string, values: Values, children: PhrasingContent[] = []): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(values),
  children,
});

/** A drawing, hidden from screen readers because the text next to it says the same. */
export const svg = (values: Values, children: MdxJsxFlowElement['children']) =>
  element('svg', {'aria-hidden': 'true', ...values}, children);

export const worded = (name: string, value: string, values: Values = {}): MdxJsxFlowElement =>
  // The types of the tree allow only blocks in here, but the compiler accepts text too.
  element(name, values, [{type: 'text', value} as unknown as Paragraph]);

/** Puts the words of a long table in its place, for screen readers and search: each row would be three elements. */
export function tellInWords(body: Body, table: Table): void {
  const [heading = '', ...rows] = table.children.map((row) => row.children.map(wordsOf).join(' '));
  const words = worded('div', `${heading}: ${rows.join(', ')}`, {'data-unseen': ''});
  body.children.splice(body.children.indexOf(table), 1, words);
}

export const label = (value: string, values: Values) => worded('text', value, values);

/** Screens cannot show more than two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const percent = (value: number) => `${round(value)}%`;

/** A place in a drawing, in percent of its width and height. */
export const place = (x: number, y: number) => ({x: percent(x), y: percent(y)});

export const dot = (x: number, y: number, values: Values) =>
  element('circle', {cx: percent(x), cy: percent(y), ...values});

export const across = (y: number, values: Values = {}) =>
  element('line', {x2: '100%', y1: percent(y), y2: percent(y), ...values});

/** Rounds the numbers of a path to what a screen can show. */
export const roundPath = (path: string | null): string =>
  (path ?? '').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Paths that are stretched to fill their container, so the width of their strokes must not scale. */
const stretched = (paths: readonly (string | null)[]): MdxJsxFlowElement =>
  svg(
    {viewBox: '0 0 100 100', preserveAspectRatio: 'none', width: '100%', height: '100%'},
    paths.map((d) => element('path', {d: roundPath(d)})),
  );

/** A line through points, and the area below it. */
export const curve = (points: readonly [number, number][]): MdxJsxFlowElement =>
  stretched([area().y0(100)([...points]), line()([...points])]);
