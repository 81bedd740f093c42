import type {Nodes} from 'mdast';
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

/** Hides what a drawing shows too, but not from screen readers and search. */
export const hide = (node: Nodes): void => mark(node, 'data-unseen', '');

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

/** A number as writers type it: $1,240.00, 99.2%. */
export function numberIn(text: string): number | undefined {
  const [digits] = /-?\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Maps numbers from one range to another. */
export const scale =
  ([least, most]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + ((value - least) / (most - least || 1)) * (to - from);
