import type {Nodes, Root} from 'mdast';
import {readAsWritten} from '../../../mdx/readMdx';
import {isTag, type JsxNode} from '../../../mdx/nodes';
import type {Range} from '../../../mdx/textEdits';

/** A component with its range in the file. `at` is its number among all components of the file. */
export type Placed = Range & {at: number; name: string; node: JsxNode};

export const rangeOf = (first: Nodes | undefined, last = first): Range => ({
  start: first?.position?.start.offset ?? 0,
  end: last?.position?.end.offset ?? 0,
});

export const isComponent = (node: Nodes): node is JsxNode => isTag(node) && /^[A-Z]/.test(node.name ?? '');

/** Every component in file order, which is the same in the trees of the compiler and the doctor. */
export function findComponents(tree: Root): JsxNode[] {
  const found: JsxNode[] = [];
  const walk = (node: Nodes) => {
    if (isComponent(node)) found.push(node);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  return found;
}

/** Every component of a file, with its range. Throws if the file cannot be parsed. */
export const componentsOf = (file: string): Placed[] =>
  findComponents(readAsWritten(file)).map((node, at) => ({
    ...rangeOf(node),
    at,
    name: node.name ?? '',
    node,
  }));
