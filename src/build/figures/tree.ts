import {area, line} from 'd3-shape';
import type {List, Nodes, Paragraph, Table} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {oneLine} from '../../content/text';

/** The tag of a figure's body, with the Markdown inside it. */
export type Body = MdxJsxFlowElement;

/** What a writer has to change, and where. */
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

/** A drawing. What it shows stands in the text beside it, so readers of the text alone pass it by. */
export const svg = (values: Record<string, string | number>, children: MdxJsxFlowElement['children']) =>
  element('svg', {'aria-hidden': 'true', ...values}, children);

/** An element of a drawing with words in it. */
export const worded = (name: string, value: string, values: Record<string, string | number> = {}): MdxJsxFlowElement =>
  // Words in an element are no paragraph, which is all that the type of the tree would allow.
  element(name, values, [{type: 'text', value} as unknown as Paragraph]);

export const label = (value: string, values: Record<string, string | number>) => worded('text', value, values);

/** Words that the drawing shows in its own way; they stay for those who listen and for the search. */
export const unseen = (children: Paragraph['children']): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: attributesOf({'data-unseen': ''}),
  children: children,
});

/** The same for a whole table or list, which is seen where the drawing has no room for its words. */
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

/** All parts of a kind below a node, in their order. */
export function partsOf<Type extends Nodes['type']>(node: Nodes, type: Type): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(node, type, (part) => {
    found.push(part as Extract<Nodes, {type: Type}>);
  });
  return found;
}

/** An attribute that the element of a Markdown node gets in the page. */
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

/** Two decimals are finer than any screen. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const percent = (value: number) => `${round(value)}%`;

/** A path of d3, without digits that nobody can see. */
export const tight = (path: string | null): string =>
  (path ?? '').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Paths as wide and as high as the room there is. Only lines that keep their strength belong in it. */
const stretched = (paths: readonly (string | null)[]): MdxJsxFlowElement =>
  svg(
    {viewBox: '0 0 100 100', preserveAspectRatio: 'none', width: '100%', height: '100%'},
    paths.map((d) => element('path', {d: tight(d)})),
  );

/** A line through points, and the area between it and a ground. */
export const curve = (points: readonly [number, number][], ground = 100): MdxJsxFlowElement =>
  stretched([area().y0(ground)([...points]), line()([...points])]);
