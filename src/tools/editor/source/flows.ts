import type {List, ListItem, Nodes, PhrasingContent, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Attrs, Mark, Node} from 'prosemirror-model';
import {readAsWritten} from '../../../mdx/readMdx';
import type {Range} from '../../../mdx/textEdits';
import {schema} from '../schema/schema';
import {isTag, type JsxNode} from '../../../mdx/nodes';
import {findComponents, rangeOf} from './components';

/** The Markdown of a page or between the tags of a component, edited as one text. */
export type Flow = Range & {
  /** Its number in the file: 0 for the page, then its components in order. */
  at: number;
  /** The name of its component; empty for the page. */
  around: string;
  doc: Node;
  /** All blocks in the file, including nested ones, by their `id`. */
  blocks: ReadonlyMap<number, Range & {node: Node}>;
};

const isExpression = (node: Nodes) => node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
const isSpace = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** The compiler renders no paragraph around tags without text beside them. */
const areTagsAlone = (nodes: readonly Nodes[]) =>
  nodes.every((node) => isTag(node) || isExpression(node) || isSpace(node));

const phrasing = new Set(['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode', 'break', 'mdxJsxTextElement']);
const areWords = (nodes: readonly Nodes[]): nodes is PhrasingContent[] =>
  nodes.length > 0 && nodes.every(({type}) => phrasing.has(type)) && !areTagsAlone(nodes);

/** Tags on the same line are separate blocks, as in the compiler. */
const blocksAmong = (nodes: readonly Nodes[]): Nodes[] =>
  nodes
    .flatMap((node) => (node.type === 'paragraph' && areTagsAlone(node.children) ? node.children : [node]))
    .filter((node) => node.type !== 'mdxjsEsm' && !isSpace(node));

/** The blocks of a flow; undefined if it is only text, such as the label of a button. */
export const blocksIn = ({children}: Root | JsxNode): Nodes[] | undefined =>
  areWords(children) ? undefined : blocksAmong(children);

/** Reads the blocks of one flow and numbers them. */
class Reader {
  readonly blocks = new Map<number, Range & {node: Node}>();

  constructor(
    private readonly file: string,
    private readonly components: readonly Nodes[],
  ) {}

  private sourceOf(node: Nodes): string {
    const {start, end} = rangeOf(node);
    return this.file.slice(start, end);
  }

  /** The mark of formatted text; undefined for what cannot be edited. */
  private markOf(node: PhrasingContent): Mark | undefined {
    if (!('children' in node) || node.children.length === 0) return undefined;
    const {type} = node;
    if (type === 'strong' || type === 'emphasis' || type === 'delete') return schema.mark(type);
    if (type === 'link' && this.sourceOf(node).startsWith('['))
      return schema.mark('link', {to: node.url, title: node.title ?? null});
    if (!isTag(node) || !/^[a-z]/.test(node.name ?? '')) return undefined;
    const [whole, inside] = [rangeOf(node), rangeOf(node.children[0], node.children.at(-1))];
    const [open, close] = [this.file.slice(whole.start, inside.start), this.file.slice(inside.end, whole.end)];
    return schema.mark('tag', {open, close});
  }

  /** Text with marks. Line ends become spaces, as on a page. */
  private words(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): Node[] {
    return nodes.flatMap((node) => {
      const source = this.sourceOf(node);
      const textNode = (text: string, own = marks) => schema.text(text.replace(/[\t\r\n]+/g, ' '), own);
      if (node.type === 'text') return textNode(node.value);
      if (node.type === 'inlineCode') return textNode(node.value, schema.mark('code').addToSet(marks));
      // A bare address becomes a link, but is edited as text.
      if (node.type === 'link' && source === toString(node)) return textNode(source);
      const mark = this.markOf(node);
      if (mark && 'children' in node) return this.words(node.children, mark.addToSet(marks));
      const component = this.components.indexOf(node);
      return schema.node('chip', {source, component: component < 0 ? null : component}, undefined, marks);
    });
  }

  /** Numbers a block before the blocks inside it. */
  private take(node: Nodes, type: string, attrs: Attrs, content: () => Node[]): Node {
    const id = this.blocks.size;
    this.blocks.set(id, {...rangeOf(node), node: schema.node('paragraph')});
    const block = schema.node(type, {id, ...attrs}, content());
    this.blocks.set(id, {...rangeOf(node), node: block});
    return block;
  }

  text = (node: Nodes, children: readonly PhrasingContent[], type: string, attrs: Attrs = {}): Node =>
    this.take(node, type, attrs, () => this.words(children));

  private holder = (node: Nodes, children: readonly Nodes[], type: string): Node =>
    this.take(node, type, {}, () => blocksAmong(children).map((one) => this.block(one)));

  private atom(node: Nodes): Node {
    const {start, end} = rangeOf(node);
    const inside = this.components.map((component, at) => ({...rangeOf(component), component, at}));
    const here = inside.filter((one) => one.start >= start && one.end <= end);
    const outer = here.filter((one) => !here.some((other) => other.start < one.start && other.end >= one.end));
    const [name = 'Code'] = outer.map(({component}) => (component as JsxNode).name ?? '');
    // In a list or a quote, its lines begin with spaces or `>`.
    const lead = this.file.slice(this.file.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
    const source = this.file.slice(start, end).replaceAll(`\n${lead}`, '\n');
    return this.take(node, 'embed', {components: outer.map(({at}) => at), name, source}, () => []);
  }

  private item(item: ListItem): Node {
    if (item.children.length > 0) return this.holder(item, item.children, 'list_item');
    return this.take(item, 'list_item', {}, () => [schema.node('paragraph')]);
  }

  private list(list: List): Node {
    if (list.children.some(({checked}) => typeof checked === 'boolean')) return this.atom(list);
    const marker = /^\d*([-+*.)])/.exec(this.sourceOf(list))?.[1] ?? '-';
    const isSpread = list.spread === true || list.children.some(({spread}) => spread === true);
    const attrs = {start: list.start ?? 1, marker, isSpread};
    return this.take(list, list.ordered ? 'ordered_list' : 'bullet_list', attrs, () =>
      list.children.map((item) => this.item(item)),
    );
  }

  private table(table: Table): Node {
    const row = (one: Table['children'][number], at: number) =>
      this.take(one, 'table_row', {}, () =>
        one.children.map((cell, column) =>
          this.text(cell, cell.children, at === 0 ? 'table_header' : 'table_cell', {
            align: table.align?.[column] ?? null,
          }),
        ),
      );
    return this.take(table, 'table', {}, () => table.children.map(row));
  }

  block(node: Nodes): Node {
    if (node.type === 'heading') return this.text(node, node.children, 'heading', {level: node.depth});
    if (node.type === 'paragraph') return this.text(node, node.children, 'paragraph');
    if (node.type === 'list') return this.list(node);
    if (node.type === 'table') return this.table(node);
    if (node.type === 'blockquote' && node.children.length > 0) return this.holder(node, node.children, 'blockquote');
    return this.atom(node);
  }
}

/** The components and code of a flow, including those in lists and quotes. */
export function embedsIn(doc: Node): Node[] {
  const found: Node[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'embed') found.push(node);
  });
  return found;
}

/** Every flow of a file. Throws if the file cannot be parsed. */
export function flowsOf(file: string): Flow[] {
  const tree = readAsWritten(file);
  const components = findComponents(tree);
  return [tree, ...components].flatMap((parent, at) => {
    const blocks = blocksIn(parent);
    if (blocks?.length === 0) return [];
    const reader = new Reader(file, components);
    const doc = blocks
      ? schema.node(
          'doc',
          null,
          blocks.map((one) => reader.block(one)),
        )
      : reader.text(parent, parent.children as PhrasingContent[], 'words');
    const around = parent.type === 'root' ? '' : (parent.name ?? '');
    const children: readonly Nodes[] = blocks ?? parent.children;
    const range = rangeOf(children[0], children.at(-1));
    // Without the tags around it.
    if (!blocks) reader.blocks.set(0, {...range, node: doc});
    return [{...range, at, around, doc, blocks: reader.blocks}];
  });
}
