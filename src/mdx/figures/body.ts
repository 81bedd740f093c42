import type {List, ListItem, Nodes, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
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

/** Hides what a drawing shows too, but not from screen readers and search. Narrow figures show what is `wide`. */
export const hide = (node: Nodes | undefined, where: 'everywhere' | 'wide' = 'everywhere'): void => {
  if (node) mark(node, 'data-unseen', where === 'wide' ? 'wide' : '');
};

/** The parts of a body. Most have one list and one table, whose first row is its heading. */
export const listsIn = (body: Body): List[] => body.children.filter((node) => node.type === 'list');
export const tablesIn = (body: Body): Table[] => body.children.filter((node) => node.type === 'table');

export const itemsIn = (body: Body): ListItem[] => listsIn(body)[0]?.children ?? [];
export const rowsIn = (body: Body): TableRow[] => tablesIn(body)[0]?.children.slice(1) ?? [];
export const has = (type: 'strong' | 'emphasis' | 'delete', node: Nodes): boolean => partsOf(node, type).length > 0;

export const choicesIn = (body: Body): MdxJsxFlowElement[] =>
  body.children.flatMap((node) => (node.type === 'mdxJsxFlowElement' && node.name === 'Choice' ? [node] : []));

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
