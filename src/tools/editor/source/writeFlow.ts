import {Fragment, type Node} from 'prosemirror-model';
import {removeRange, applyEdits, type Range} from '../../../mdx/textEdits';
import {Refusal} from '../../../content/refusal';
import {messages} from '../messages';
import {transferChanges} from './transferChanges';
import {componentsOf} from './components';
import {flowsOf, type Flow} from './flows';
import {isEmpty, isList, markdownOf, type Escaping} from './markdown';
import {setProp} from './props';

/** The source of an offer, by its name. */
export type Offered = (offer: string) => string | undefined;

/** How to write a changed block, in order of preference: keeping its unchanged source, or writing it again. */
const strategies: readonly {escaping: Escaping; isTransferred: boolean}[] = [
  {escaping: 'typed', isTransferred: true},
  {escaping: 'escaped', isTransferred: true},
  {escaping: 'escaped', isTransferred: false},
  {escaping: 'references', isTransferred: false},
];

const blocksOf = ({children}: Node) => children.filter((one) => !isEmpty(one));

/** The content of a flow or a block, however it is written. */
export const contentOf = (node: Node): string =>
  node.type.name === 'doc'
    ? blocksOf(node).map(contentOf).join('\n\n')
    : `${node.type.name} ${markdownOf(node, 'escaped')}`;

function write(file: string, flow: Flow, doc: Node, {escaping, isTransferred}: (typeof strategies)[number]): string {
  const lineEnd = file.includes('\r\n') ? '\r\n' : '\n';
  const indent = /^[ \t]*$/.exec(file.slice(file.lastIndexOf('\n', flow.start - 1) + 1, flow.start))?.[0] ?? '';
  const written = (node: Node) =>
    markdownOf(node, escaping).replace(/\n(?=(\n?))/g, (_, empty) => lineEnd + (empty ? '' : indent));
  const oldOf = (node: Node | undefined) => flow.blocks.get(node?.attrs.id as number);
  const blocks = blocksOf(doc);
  const places = flow.doc.children.map(oldOf);
  const placeOf = (node: Node | undefined) => (node ? places.indexOf(oldOf(node)) : -1);
  const usedPlaces = new Set(blocks.map(placeOf));
  /** A block in the file with the deleted blocks below it, whose text may now be in it. */
  const withGone = (node: Node) => {
    const at = placeOf(node);
    const next = places.findIndex((_, other) => other > at && usedPlaces.has(other));
    return at < 0 ? [oldOf(node)] : places.slice(at, next < 0 ? undefined : next);
  };
  const textOf = (node: Node) => {
    const old = oldOf(node);
    if (!old) return written(node);
    if (contentOf(old.node) === contentOf(node)) return file.slice(old.start, old.end);
    const was = withGone(node).flatMap((one) => one ?? []);
    const source = file.slice(old.start, was.at(-1)?.end);
    return isTransferred
      ? transferChanges(source, was.map((one) => written(one.node)).join(lineEnd + lineEnd), written(node))
      : written(node);
  };
  if (doc.type.name === 'words') return applyEdits(file, [{...flow, put: textOf(doc)}]);
  if (blocks.length === 0) return removeRange(file, flow);
  /** What is between a block and the one above it. */
  const gapOver = (at: number) => {
    const [above, own] = [places[at - 1], places[at]];
    return above && own && file.slice(above.end, own.start);
  };
  const gapBetween = (above: Node | undefined, node: Node) => {
    const [over, own] = [placeOf(above), placeOf(node)];
    if (over >= 0 && own === over + 1) return gapOver(own);
    // Tags may share a paragraph, without an empty line between them.
    const gaps = above?.isAtom && node.isAtom ? [own, own + 1, over + 1, over].map(gapOver) : [];
    return gaps.find((gap) => gap?.trim() === '') ?? lineEnd + lineEnd + indent;
  };
  const pieces = blocks.map((node, at) => (at > 0 ? gapBetween(blocks[at - 1], node) : '') + textOf(node));
  return applyEdits(file, [{start: flow.start, end: flow.end, put: pieces.join('')}]);
}

/** In Markdown, two consecutive lists are one. */
function withJoinedLists(doc: Node): Node {
  const blocks: Node[] = [];
  for (const node of blocksOf(doc)) {
    const above = blocks.at(-1);
    if (isList(node) && above?.type === node.type && above.attrs.marker === node.attrs.marker)
      blocks.splice(-1, 1, (above.attrs.id === null ? node : above).copy(above.content.append(node.content)));
    else blocks.push(node);
  }
  return doc.copy(Fragment.from(blocks));
}

/** Anchors are unique, so a copy has none. */
function withoutAnchor(source: string): string {
  const [first] = componentsOf(source);
  return first?.start === 0 ? setProp(source, first, 'id', undefined, []) : source;
}

/** The new flow with the source of its components, which the browser does not send. */
function withSources(doc: Node, {blocks}: Flow, offered: Offered): Node {
  const seen = new Set<number | null>();
  const resolve = (node: Node): Node => {
    if (node.inlineContent) return node;
    if (node.type.name !== 'embed') return node.copy(Fragment.from(node.children.map(resolve)));
    const {id, offer} = node.attrs as {id: number | null; offer: string | null};
    const source = offer === null ? blocks.get(id ?? -1)?.node.attrs.source : offered(offer);
    if (typeof source !== 'string') throw new Refusal(messages.notHere);
    const isCopy = id !== null && seen.has(id);
    seen.add(id);
    return node.type.create({
      ...node.attrs,
      ...(isCopy ? {id: null, source: withoutAnchor(source)} : {source}),
    });
  };
  return doc.type.name === 'words' ? doc : resolve(withJoinedLists(doc));
}

/** The flows before and after a range, without those around it. */
const outside = (file: string, flows: readonly Flow[], place: Range): string =>
  flows
    .filter(({start, end}) => end <= place.start || start >= place.end)
    .map(({start, end}) => file.slice(start, end))
    .join('\n');

/**
 * Writes a flow to its file without changing a byte of unchanged blocks. The result is parsed again: the flow must have
 * the wanted content, and everything else must be the same.
 */
export function writeFlow(file: string, flow: Flow, wanted: Node, offered: Offered): string {
  const doc = withSources(wanted, flow, offered);
  const meant = contentOf(doc);
  if (meant === contentOf(flow.doc)) return file;
  if (doc.type.name === 'words' && isEmpty(doc)) throw new Refusal(messages.oneWord);
  const others = outside(file, flowsOf(file), flow);
  for (const strategy of strategies) {
    const after = write(file, flow, doc, strategy);
    const now = readable(after);
    const own = now?.find(({at}) => at === flow.at);
    const isAsTyped = own ? contentOf(own.doc) === meant : isEmpty(doc);
    if (now && isAsTyped && outside(after, now, own ?? {...flow, end: flow.start}) === others) return after;
  }
  throw new Refusal(messages.notMarkdown);
}

function readable(file: string): Flow[] | undefined {
  try {
    return flowsOf(file);
  } catch {
    return undefined;
  }
}
