import {Fragment, type Node} from 'prosemirror-model';
import {edited, type Edit} from '../../../build/textEdits';
import {messages} from '../messages';
import {contentOf} from '../schema/inline';
import {schema} from '../schema/schema';
import {tidy} from '../schema/content';
import type {IsComponent} from './components';
import {CannotWrite} from './errors';
import {flowsOf, type Flow} from './flows';
import {markdownOf, type Care, type Kind} from './markdown';
import {kept, keysOf} from './pieces';

/** What the new blocks of a flow say, by the name of their offer. */
export type Offered = (offer: string) => string | undefined;

const care: readonly Care[] = ['typed', 'escaped', 'fresh', 'references'];

const childrenOf = (node: Node): Node[] => {
  const children: Node[] = [];
  node.forEach((child) => children.push(child));
  return children;
};

const idOf = ({attrs}: Node) => attrs.id as number | null;
const isText = (node: Node) => node.inlineContent;
const isCell = ({type: {name}}: Node) => name === 'table_cell' || name === 'table_header';
const isList = ({type: {name}}: Node) => name === 'bullet_list' || name === 'ordered_list';

/** What is empty says nothing, but for a cell, which keeps its column. */
export const isEmpty = (node: Node): boolean => {
  if (node.type.name === 'embed' || isCell(node)) return false;
  return isText(node) ? keysOf(tidy(contentOf(node))).length === 0 : childrenOf(node).every(isEmpty);
};

/** What a block says, whatever it is written with. Blocks with the same sign mean the same. */
export function signOf(node: Node): string {
  const {type, attrs} = node;
  if (type.name === 'embed')
    return `embed ${String(attrs.source)
      .replace(/^[ \t]+/gm, '')
      .trim()}`;
  if (isText(node)) {
    const place = String(attrs.level ?? (type.name === 'table_header' ? attrs.align : ''));
    return `${type.name} ${place} ${keysOf(tidy(contentOf(node))).join('\u0000')}`;
  }
  const start = attrs.start === undefined ? '' : String(attrs.start);
  const children = childrenOf(node).filter((one) => !isEmpty(one));
  const [only] = children;
  // Markdown does not tell an item with one paragraph from an item of words.
  if (type.name === 'list_item' && only && children.length === 1 && isText(only))
    return signOf(schema.nodes.item.create(null, only.content));
  return `${type.name} ${start} (\n${children.map(signOf).join('\n')}\n)`;
}

/** What a block is made of, without its words. */
const shapeOf = (node: Node): string =>
  isText(node)
    ? `${node.type.name} ${String(node.attrs.level ?? '')} ${String(idOf(node))} ${isEmpty(node)}`
    : node.type.name === 'embed'
      ? signOf(node)
      : `${node.type.name} ${String(idOf(node))} ${String(node.attrs.start ?? '')} (${childrenOf(node).map(shapeOf).join('\n')})`;

const textsIn = (node: Node): Node[] => (isText(node) ? [node] : childrenOf(node).flatMap(textsIn));

const kinds: Readonly<Record<string, Kind>> = {
  heading: 'heading',
  item: 'item',
  words: 'label',
  table_cell: 'cell',
  table_header: 'cell',
};

/** Writes the blocks of one flow, as carefully as it is told to. */
class Writer {
  constructor(
    private readonly file: string,
    private readonly flow: Flow,
    private readonly how: Care,
    private readonly offered: Offered,
  ) {}

  private old = (node: Node) => this.flow.blocks.get(idOf(node) ?? -1);

  words(node: Node, kind: Kind = kinds[node.type.name] ?? 'paragraph'): string {
    const content = tidy(contentOf(node));
    const pieces = this.old(node)?.words?.pieces ?? [];
    return markdownOf(content, kind, kept(pieces, keysOf(content)), this.how);
  }

  /** A changed text in the place of the one before. */
  private editsIn(node: Node): Edit[] {
    return textsIn(node).flatMap((text) => {
      const old = this.old(text);
      if (!old || signOf(old.node) === signOf(text)) return [];
      const {start = old.start, end = old.start} = old.words ?? {};
      return [{start, end, put: this.words(text, isIn(node, 'blockquote') ? 'quote' : undefined)}];
    });
  }

  /** A top block: as the file has it, with its changed words, or again. */
  private topBlock(node: Node): string {
    const old = this.old(node);
    if (old && shapeOf(old.node) === shapeOf(node)) {
      const edits = this.editsIn(node).map(({start, end, put}) => ({
        start: start - old.start,
        end: end - old.start,
        put,
      }));
      return edited(this.file.slice(old.start, old.end), edits);
    }
    return this.block(node).replaceAll('\n', this.lineEnd);
  }

  private get lineEnd(): string {
    const eol = this.file.includes('\r\n') ? '\r\n' : '\n';
    return eol + (/[ \t]*$/.exec(this.file.slice(0, this.flow.start))?.[0] ?? '');
  }

  /** A block as lines that are not yet indented. */
  private block(node: Node, kind?: Kind): string {
    const {type, attrs} = node;
    // The lines of a text in a list or a quote begin with signs of the list or the quote.
    const words = () => this.words(node, kind).replace(/\r?\n[ \t]*(?:>[ \t]*)*/g, '\n');
    if (type.name === 'heading') return `${'#'.repeat(Number(attrs.level))} ${words()}`;
    if (isText(node)) return words();
    if (isList(node)) return this.list(node);
    if (type.name === 'table') return this.table(node);
    if (type.name === 'blockquote') return indented(this.blocks(node, 'quote'), '> ').replace(/^> $/gm, '>');
    const source = attrs.offer === null ? this.old(node)?.node.attrs.source : this.offered(String(attrs.offer));
    if (source === undefined) throw new CannotWrite(messages.notHere);
    return String(source);
  }

  private blocks = (node: Node, kind?: Kind) =>
    childrenOf(node)
      .filter((one) => !isEmpty(one))
      .map((one) => this.block(one, kind))
      .join('\n\n');

  private list(node: Node): string {
    const {start, marker, isSpread} = node.attrs as {start: number; marker: string; isSpread: boolean};
    const items = childrenOf(node).filter((one) => !isEmpty(one));
    const written = items.map((item, at) => {
      const sign = node.type.name === 'ordered_list' ? `${start + at}${marker} ` : `${marker} `;
      const text = isText(item) ? this.block(item) : this.blocks(item);
      return sign + indented(text, ' '.repeat(sign.length)).trimStart();
    });
    return written.join(isSpread || items.some((item) => !isText(item)) ? '\n\n' : '\n');
  }

  private table(node: Node): string {
    const [head, ...rows] = childrenOf(node);
    if (!head) return '';
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const row = (one: Node) => line(childrenOf(one).map((cell) => this.words(cell)));
    const rule = childrenOf(head).map(({attrs: {align}}) =>
      align === 'center' ? ':---:' : align === 'right' ? '---:' : align === 'left' ? ':---' : '---',
    );
    return [row(head), line(rule), ...rows.map(row)].join('\n');
  }

  write(doc: Node): string {
    const {file, flow} = this;
    if (doc.type.name === 'words') {
      const {start, end} = flow.blocks.get(0)?.words ?? flow;
      return edited(file, [{start, end, put: this.words(doc)}]);
    }
    const blocks = alternated(childrenOf(doc).filter((one) => !isEmpty(one)));
    const places = childrenOf(flow.doc).map((one) => this.old(one));
    const placeOf = (node: Node | undefined) => (node ? places.indexOf(this.old(node)) : -1);
    const put = blocks.reduce((written, node, at) => {
      const [before, own] = [placeOf(blocks[at - 1]), placeOf(node)];
      const isNext = before >= 0 && own === before + 1;
      const gap = isNext
        ? file.slice(places[before]?.end, places[own]?.start)
        : this.lineEnd.replace(/[ \t]+/, '') + this.lineEnd;
      return written + (at > 0 ? gap : '') + this.topBlock(node);
    }, '');
    return edited(file, [{start: flow.start, end: flow.end, put}]);
  }
}

const isIn = (node: Node, type: string) => node.type.name === type;
const indented = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => (line || by.trim() ? by + line : line))
    .join('\n');

/** Two lists that follow each other would be one, but for their signs. */
function alternated(blocks: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of blocks) {
    const last = result.at(-1);
    const isSame =
      last !== undefined && isList(node) && last.type === node.type && last.attrs.marker === node.attrs.marker;
    const other = node.type.name === 'ordered_list' ? ')' : '*';
    result.push(isSame ? node.type.create({...node.attrs, marker: other, id: null}, node.content) : node);
  }
  return result;
}

/** The new flow with what its blocks say filled in, so that it can be compared. */
export function resolved(doc: Node, flow: Flow, offered: Offered): Node {
  const fill = (node: Node): Node => {
    if (node.type.name !== 'embed') return isText(node) ? node : node.copy(Fragment.from(childrenOf(node).map(fill)));
    const {id, offer} = node.attrs as {id: number | null; offer: string | null};
    const source = offer === null ? flow.blocks.get(id ?? -1)?.node.attrs.source : offered(offer);
    return node.type.create({...node.attrs, source});
  };
  return fill(doc);
}

const holds = (outer: Flow, inner: Flow) => outer.at < inner.at && outer.start <= inner.start && outer.end >= inner.end;

/** What the file says besides the flow and what is around it. */
function outside(flows: readonly Flow[], {at}: Flow, enclosing: ReadonlySet<number>): string {
  const own = flows.find((one) => one.at === at);
  const others = flows.filter((one) => one !== own && !enclosing.has(one.at) && !(own && holds(own, one)));
  return others.map(({doc}) => signOf(doc)).join('\n');
}

/**
 * Puts what a flow should say into its file, and changes no byte of a block that stays. What is written is read
 * again: the flow must say what was meant, and everything outside of it what it said.
 */
export function writeFlow(file: string, flow: Flow, wanted: Node, isComponent: IsComponent, offered: Offered): string {
  const doc = resolved(wanted, flow, offered);
  const meant = signOf(doc);
  if (meant === signOf(flow.doc)) return file;
  if (doc.type.name === 'words' && isEmpty(doc)) throw new CannotWrite(messages.oneWord);
  const flows = flowsOf(file, isComponent);
  const enclosing = new Set(flows.filter((one) => holds(one, flow)).map(({at}) => at));
  const others = outside(flows, flow, enclosing);
  for (const how of care) {
    const after = new Writer(file, flow, how, offered).write(doc);
    const now = readable(after, isComponent);
    const own = now?.find(({at}) => at === flow.at);
    const isMeant = own ? signOf(own.doc) === meant : isEmpty(doc);
    if (now && isMeant && outside(now, flow, enclosing) === others) return after;
  }
  throw new CannotWrite(messages.notMarkdown);
}

function readable(file: string, isComponent: IsComponent): Flow[] | undefined {
  try {
    return flowsOf(file, isComponent);
  } catch {
    return undefined;
  }
}
