import {area, line} from 'd3-shape';
import type {List, Nodes, Paragraph, Table} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {oneLine} from '../../content/text';

/** The tag of a figure's body, with the Markdown inside it. */
export type Body = MdxJsxFlowElement;

/** A problem that a writer has to fix, and where it is. */
export class FigureProblem extends Error {
  constructor(
    readonly node: Nodes,
    message: string,
  ) {
    super(message);
  }
}

const attributesOf = (values: Record<string, string | number>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: String(value)}));

/** An element of a drawing, such as `element('circle', {r: 5})`. */
export const element = (
  name: string,
  values: Record<string, string | number> = {},
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name, attributes: attributesOf(values), children});

/** A drawing, hidden from screen readers because the text next to it says the same. */
export const svg = (values: Record<string, string | number>, children: MdxJsxFlowElement['children']) =>
  element('svg', {'aria-hidden': 'true', ...values}, children);

/** An element with text in it. */
export const worded = (name: string, value: string, values: Record<string, string | number> = {}): MdxJsxFlowElement =>
  // The types of the tree allow only blocks in here, but the compiler accepts text too.
  element(name, values, [{type: 'text', value} as unknown as Paragraph]);

export const label = (value: string, values: Record<string, string | number>) => worded('text', value, values);

/** Text that the drawing shows in another way. It stays in the page for screen readers and for search. */
export const srOnly = (children: Paragraph['children']): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: attributesOf({'data-unseen': ''}),
  children: children,
});

/** The same for a table or list. With `wide`, narrow screens show it, because the drawing has no room for its text. */
export const hide = (node: Nodes | undefined, where: 'everywhere' | 'wide' = 'everywhere'): void => {
  if (node) mark(node, 'data-unseen', where === 'wide' ? 'wide' : '');
};

export const listsIn = (body: Body): List[] => body.children.filter((node) => node.type === 'list');
export const tablesIn = (body: Body): Table[] => body.children.filter((node) => node.type === 'table');

export const choicesIn = (body: Body): MdxJsxFlowElement[] =>
  body.children.filter(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'Choice',
  );

export const wordsOf = (node: Nodes): string => oneLine(toString(node));

/** All nodes of a type below a node, in order. */
export function partsOf<Type extends Nodes['type']>(node: Nodes, type: Type): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(node, type, (part) => {
    found.push(part as Extract<Nodes, {type: Type}>);
  });
  return found;
}

/** Sets an attribute of the element that a Markdown node becomes. */
export function mark(node: Nodes, name: string, value: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: value}};
}

/** A number as writers type it: $1,240.00, 99.2%, 9:30. */
export function numberIn(text: string): number | undefined {
  const [, hours, minutes] = /(\d+):(\d\d)\b/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60;
  const [digits] = /-?\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Screens cannot show more than two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const percent = (value: number) => `${round(value)}%`;

/** Rounds the numbers of a path to what a screen can show. */
export const tight = (path: string | null): string =>
  (path ?? '').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Paths that are stretched to fill their container, so the width of their strokes must not scale. */
const stretched = (paths: readonly (string | null)[]): MdxJsxFlowElement =>
  svg(
    {viewBox: '0 0 100 100', preserveAspectRatio: 'none', width: '100%', height: '100%'},
    paths.map((d) => element('path', {d: tight(d)})),
  );

/** A line through points, and the area between it and a baseline. */
export const curve = (points: readonly [number, number][], ground = 100): MdxJsxFlowElement =>
  stretched([area().y0(ground)([...points]), line()([...points])]);
