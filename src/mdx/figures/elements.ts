import type {Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

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

export const label = (value: string, values: Values) => worded('text', value, values);

/** Screens cannot show more than two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

export const percent = (value: number) => `${round(value)}%`;

/** A place in a drawing, in percent of its width and height. */
export const place = (x: number, y: number) => ({x: percent(x), y: percent(y)});

export const dot = (x: number, y: number, values: Values) =>
  element('circle', {cx: percent(x), cy: percent(y), ...values});

export const across = (y: number, values: Values = {}) =>
  element('line', {x2: '100%', y1: percent(y), y2: percent(y), ...values});

/** A line through points, and the area below it. Both are stretched to fill their container. */
export function curve(points: readonly [number, number][]): MdxJsxFlowElement {
  const line = `M${points.map(([x, y]) => `${oneDecimal(x)},${oneDecimal(y)}`).join('L')}`;
  return svg({viewBox: '0 0 100 100', preserveAspectRatio: 'none', width: '100%', height: '100%'}, [
    element('path', {d: `${line}L100,100L0,100Z`}),
    element('path', {d: line}),
  ]);
}
