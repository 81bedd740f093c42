import type {List, Nodes, Root} from 'mdast';
import type {JsxNode} from '../../../build/mdx/parsedPage';
import {readAsWritten} from '../../../build/mdx/readMdx';
import type {Range} from '../../../build/textEdits';

export const isTag = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** What moves with a component: itself, or the paragraph or the list item that holds nothing else. */
export type Block = Range & {
  /** Its neighbors, which it can change places with. */
  before: Range | undefined;
  after: Range | undefined;
  /** Whether it is one of several on lines of their own, without empty lines between them. */
  isLine: boolean;
  /** The sign of a list in front of it. */
  marker: string;
};

/** A component where its file has it. */
export type Placed = Range & {
  /** Its number among the components of the file. */
  at: number;
  name: string;
  node: JsxNode;
  /** The component around it. */
  around: string | undefined;
  /** Undefined within a sentence, where a component is a word. */
  block: Block | undefined;
};

export type IsComponent = (name: string) => boolean;

export const rangeOf = (first: Nodes | undefined, last = first): Range => ({
  start: first?.position?.start.offset ?? 0,
  end: last?.position?.end.offset ?? 0,
});

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';
const isSingle = (node: Nodes) => 'children' in node && node.children.length === 1;

/** Every component in the order of the file. The compiler's tree and the doctor's have the same ones. */
export function findComponents(tree: Root, isComponent: IsComponent): {node: JsxNode; path: readonly Nodes[]}[] {
  const found: {node: JsxNode; path: readonly Nodes[]}[] = [];
  const walk = (node: Nodes, path: readonly Nodes[]) => {
    if (isTag(node) && isComponent(node.name ?? '')) found.push({node, path});
    if ('children' in node) for (const child of node.children) walk(child, [...path, node]);
  };
  walk(tree, []);
  return found;
}

/** The outermost node that holds the component and nothing else, with the nodes around it. */
function outermost(node: Nodes, path: readonly Nodes[]): {node: Nodes; parent: Nodes | undefined} {
  const parent = path.at(-1);
  const holdsOnly = parent && (parent.type === 'paragraph' || parent.type === 'listItem') && isSingle(parent);
  return holdsOnly ? outermost(parent, path.slice(0, -1)) : {node, parent};
}

const isItem = (node: Nodes, parent: Nodes): parent is List => node.type === 'listItem' && parent.type === 'list';

function blockOf(tag: JsxNode, path: readonly Nodes[], file: string): Block | undefined {
  const {node, parent} = outermost(tag, path);
  if (!parent || !('children' in parent)) return undefined;
  const others = (parent.children as Nodes[]).filter((one) => one.type !== 'mdxjsEsm' && !isBlank(one));
  const isLine = parent.type === 'paragraph';
  if (parent.type === 'heading' || parent.type === 'tableCell' || (isLine && !others.every(isTag))) return undefined;
  if (node.type === 'mdxJsxTextElement' && !isLine) return undefined;
  const at = others.indexOf(node);
  const neighbor = (index: number) => (others[index] ? rangeOf(others[index]) : undefined);
  const range = rangeOf(node);
  const marker = isItem(node, parent) ? file.slice(range.start, rangeOf(tag).start) : '';
  const isTight = marker !== '' && !(parent as List).spread;
  return {...range, before: neighbor(at - 1), after: neighbor(at + 1), isLine: isLine || isTight, marker};
}

/** Every component of a file, with its exact place. Throws if the file cannot be read. */
export function componentsOf(file: string, isComponent: IsComponent): Placed[] {
  return findComponents(readAsWritten(file), isComponent).map(({node, path}, at) => ({
    ...rangeOf(node),
    at,
    name: node.name ?? '',
    node,
    around: path.flatMap((one) => (isTag(one) && isComponent(one.name ?? '') ? [one.name ?? ''] : [])).at(-1),
    block: blockOf(node, path, file),
  }));
}
