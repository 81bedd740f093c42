import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import type {JsxNode} from '../../../build/mdx/parsedPage';

export type Kind = 'heading' | 'paragraph' | 'item' | 'cell' | 'quote' | 'label' | 'prop';

/** A text that a person may change, in the tree of its file. */
export type Found = {
  kind: Kind;
  /** The nodes whose elements show it; the last one is its closest. */
  owners: readonly Nodes[];
  words: readonly PhrasingContent[];
  attribute?: MdxJsxAttribute;
  /** The outermost Markdown around it. It can be read without the rest of the file. */
  block: Nodes;
};

/** Which props of a component are words that visitors read. */
export type IsWords = (tag: string, prop: string) => boolean;

export const isTag = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isExpression = (node: Nodes) => node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
const isSpace = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** The compiler takes a paragraph away from tags that have no words beside them. */
const tagsAlone = (nodes: readonly Nodes[]) =>
  nodes.every((node) => isTag(node) || isExpression(node) || isSpace(node));

const phrasing = new Set(['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode', 'break', 'mdxJsxTextElement']);

const areWords = (nodes: readonly Nodes[]): nodes is PhrasingContent[] =>
  nodes.length > 0 && nodes.every((node) => phrasing.has(node.type) || isTag(node)) && !tagsAlone(nodes);

/** The texts of a file in their order. The compiler's tree and the doctor's have the same ones. */
export function findTexts(tree: Root, isWords: IsWords): Found[] {
  const found: Found[] = [];
  const walkAll = (nodes: readonly Nodes[], kind: Kind, around: readonly Nodes[], block?: Nodes) => {
    for (const node of nodes) walk(node, kind, around, block);
  };
  const tag = (node: JsxNode, block: Nodes) => {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (isWords(node.name ?? '', attribute.name))
        found.push({kind: 'prop', owners: [node], words: [], attribute, block});
    }
    if (areWords(node.children)) found.push({kind: 'label', owners: [node], words: node.children, block});
    else walkAll(node.children, 'paragraph', [], node.type === 'mdxJsxTextElement' ? block : undefined);
  };
  const walk = (node: Nodes, kind: Kind, around: readonly Nodes[], outer?: Nodes) => {
    const block = outer ?? node;
    if (isTag(node)) tag(node, block);
    else if (node.type === 'heading') found.push({kind: 'heading', owners: [node], words: node.children, block});
    else if (node.type === 'paragraph') {
      if (tagsAlone(node.children)) walkAll(node.children, kind, [], block);
      else found.push({kind, owners: [...around, node], words: node.children, block});
    } else if (node.type === 'tableCell') {
      if (node.children.length > 0) found.push({kind: 'cell', owners: [node], words: node.children, block});
    } else if (node.type === 'listItem') {
      // A tight item shows its words without a paragraph.
      node.children.forEach((child, at) => {
        walk(child, 'item', at === 0 ? [node] : [], block);
      });
    } else if (node.type === 'blockquote') walkAll(node.children, 'quote', [], block);
    else if (node.type === 'list' || node.type === 'table' || node.type === 'tableRow')
      walkAll(node.children, kind, [], block);
  };
  walkAll(tree.children, 'paragraph', []);
  return found.filter(({words, kind}) => kind === 'prop' || words.length > 0);
}
