import type {List, ListItem, Nodes, Parents, PhrasingContent, Root, Table} from 'mdast';
import type {Node} from 'prosemirror-model';
import type {JsxNode} from '../../../build/mdx/parsedPage';
import {readAsWritten} from '../../../build/mdx/readMdx';
import type {Range} from '../../../build/textEdits';
import {nodesOf, type PartAt} from '../schema/inline';
import {schema} from '../schema/schema';
import {findComponents, isTag, type IsComponent} from './components';
import {readWords, type Piece} from './pieces';

/** A block of a flow as its file has it. */
export type OldBlock = Range & {
  node: Node;
  /** Of a text: how the file says each letter, and where. */
  words?: (Range & {pieces: readonly Piece[]}) | undefined;
};

/** The Markdown of a page, or between the tags of a component, as one text that can be edited. */
export type Flow = Range & {
  /** Its number in the file: 0 is the page, and the others are its tags in their order. */
  at: number;
  /** The number of the component around it; undefined for the page. */
  part: number | undefined;
  /** The name of the tag around it. */
  around: string;
  doc: Node;
  /** All blocks, with those inside of others, by their `id`. */
  blocks: ReadonlyMap<number, OldBlock>;
};

const isExpression = (node: Nodes) => node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
const isSpace = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** The compiler takes a paragraph away from tags that have no words beside them. */
const areTagsAlone = (nodes: readonly Nodes[]) =>
  nodes.every((node) => isTag(node) || isExpression(node) || isSpace(node));

const phrasing = new Set(['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode', 'break', 'mdxJsxTextElement']);
const areWords = (nodes: readonly Nodes[]): nodes is PhrasingContent[] =>
  nodes.length > 0 && nodes.every(({type}) => phrasing.has(type)) && !areTagsAlone(nodes);

/** The page and everything between tags, in the order of the file. The compiler's tree and the doctor's have the same ones. */
export function flowParents(tree: Root): (Root | JsxNode)[] {
  const found: (Root | JsxNode)[] = [tree];
  const walk = (node: Nodes) => {
    if (isTag(node)) found.push(node);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  return found;
}

/** The blocks of a flow; undefined if it holds words and no blocks. */
export function blocksIn(parent: Root | JsxNode): Nodes[] | undefined {
  if (areWords(parent.children)) return undefined;
  return (parent.children as Nodes[]).filter((node) => node.type !== 'mdxjsEsm' && !isSpace(node));
}

const rangeOf = (first: Nodes | undefined, last = first): Range => ({
  start: first?.position?.start.offset ?? 0,
  end: last?.position?.end.offset ?? 0,
});

/** Reads the blocks of one flow, and gives each its number. */
class Reader {
  readonly blocks = new Map<number, OldBlock>();

  constructor(
    private readonly file: string,
    private readonly parts: readonly Nodes[],
  ) {}

  private partAt: PartAt = (start) => {
    const at = this.parts.findIndex((one) => rangeOf(one).start === start);
    return at < 0 ? null : at;
  };

  /** Room for a block, before what is in it takes the next numbers. */
  private take(node: Nodes, make: (id: number) => Node, words?: OldBlock['words']): Node {
    const id = this.blocks.size;
    const place = {...rangeOf(node), node: schema.topNodeType.createAndFill() as Node, words};
    this.blocks.set(id, place);
    place.node = make(id);
    return place.node;
  }

  text(node: Nodes, children: readonly PhrasingContent[], make: (id: number, words: Node[]) => Node): Node {
    const read = readWords(children, this.file);
    if (!read) return this.atom(node);
    const words = {...rangeOf(children[0], children.at(-1)), pieces: read.pieces};
    const place = children.length > 0 ? words : undefined;
    return this.take(node, (id) => make(id, nodesOf(read.content, this.partAt)), place);
  }

  private atom(node: Nodes): Node {
    const {start, end} = rangeOf(node);
    const inside = this.parts.flatMap((one, at) => {
      const {start: from, end: until} = rangeOf(one);
      return from >= start && until <= end ? [{at, from, until}] : [];
    });
    const outer = inside.filter(({from, until}, at) =>
      inside.slice(0, at).every((one) => one.until <= from || one.until < until),
    );
    const source = this.file.slice(start, end);
    const [name = 'Code'] = outer.map(({at}) => (this.parts[at] as JsxNode).name ?? '');
    return this.take(node, (id) => schema.node('embed', {id, parts: outer.map(({at}) => at), name, source}));
  }

  private items(list: List): Node[] {
    return list.children.map((item) => this.item(item));
  }

  private item(item: ListItem): Node {
    const [only, ...others] = item.children;
    if (!item.spread && others.length === 0 && (!only || only.type === 'paragraph'))
      return this.text(item, only?.children ?? [], (id, words) => schema.node('item', {id}, words));
    return this.take(item, (id) =>
      schema.node(
        'list_item',
        {id},
        item.children.map((one) => this.block(one)),
      ),
    );
  }

  private list(list: List): Node {
    const marker = /^\d*([-+*.)])/.exec(this.file.slice(rangeOf(list).start))?.[1] ?? '-';
    const type = list.ordered ? 'ordered_list' : 'bullet_list';
    const isPlain = list.children.every(
      ({checked, children}) => typeof checked !== 'boolean' && (children[0]?.type ?? 'paragraph') === 'paragraph',
    );
    if (!isPlain) return this.atom(list);
    const attributes = {start: list.start ?? 1, marker, isSpread: list.spread === true};
    return this.take(list, (id) => schema.node(type, {id, ...attributes}, this.items(list)));
  }

  private table(table: Table): Node {
    const row = (one: Table['children'][number], at: number) =>
      this.take(one, (id) => {
        const type = at === 0 ? 'table_header' : 'table_cell';
        const cells = one.children.map((cell, column) =>
          this.text(cell, cell.children, (own, words) =>
            schema.node(type, {id: own, align: table.align?.[column] ?? null}, words),
          ),
        );
        return schema.node('table_row', {id}, cells);
      });
    return this.take(table, (id) => schema.node('table', {id}, table.children.map(row)));
  }

  block(node: Nodes): Node {
    if (node.type === 'heading')
      return this.text(node, node.children, (id, words) => schema.node('heading', {id, level: node.depth}, words));
    if (node.type === 'paragraph' && !areTagsAlone(node.children))
      return this.text(node, node.children, (id, words) => schema.node('paragraph', {id}, words));
    if (node.type === 'list') return this.list(node);
    if (
      node.type === 'table' &&
      node.children.every(({children}) => children.every(({children: [first]}) => !first || this.canRead(first)))
    )
      return this.table(node);
    if (node.type === 'blockquote' && node.children.length > 0)
      return this.take(node, (id) =>
        schema.node(
          'blockquote',
          {id},
          node.children.map((one) => this.block(one)),
        ),
      );
    return this.atom(node);
  }

  private canRead = (node: PhrasingContent) => readWords([node], this.file) !== undefined;
}

/** A flow without words of its own, such as a grid that holds nothing but cards, is none to write in. */
const hasWords = (blocks: readonly Nodes[]) =>
  blocks.some(
    (node) => !isTag(node) && !isExpression(node) && !(node.type === 'paragraph' && areTagsAlone(node.children)),
  );

/** Every flow of a file that can be written. Throws if the file cannot be read. */
export function flowsOf(file: string, isComponent: IsComponent): Flow[] {
  const tree = readAsWritten(file);
  const parts = findComponents(tree, isComponent).map(({node}) => node);
  return flowParents(tree).flatMap((parent, at) => {
    const blocks = blocksIn(parent);
    const isOwn = parent.type === 'root' || isComponent(parent.name ?? '');
    if (!isOwn || (blocks && !hasWords(blocks))) return [];
    const reader = new Reader(file, parts);
    const children = blocks ?? (parent as Parents).children;
    const doc = blocks
      ? schema.node(
          'doc',
          null,
          blocks.map((one) => reader.block(one)),
        )
      : reader.text(parent, children as PhrasingContent[], (id, words) => schema.node('words', {id}, words));
    if (!blocks && doc.type.name !== 'words') return [];
    const part = parts.findIndex((one) => one === parent);
    const around = parent.type === 'root' ? '' : (parent.name ?? '');
    const range = rangeOf(children[0], children.at(-1));
    return [{...range, at, part: part < 0 ? undefined : part, around, doc, blocks: reader.blocks}];
  });
}
