import {Fragment, type Node} from 'prosemirror-model';
import {edited} from '../../../build/textEdits';
import {messages} from '../messages';
import {carried} from './carry';
import type {IsComponent} from './components';
import {CannotWrite} from './errors';
import {flowsOf, type Flow} from './flows';
import {isEmpty, isList, markdownOf, type Care} from './markdown';

/** What the new blocks of a flow say, by the name of their offer. */
export type Offered = (offer: string) => string | undefined;

/** With all that stays in a changed block, or written again. */
const ways: readonly {care: Care; isCarried: boolean}[] = [
  {care: 'typed', isCarried: true},
  {care: 'escaped', isCarried: true},
  {care: 'escaped', isCarried: false},
  {care: 'references', isCarried: false},
];

const blocksOf = ({children}: Node) => children.filter((one) => !isEmpty(one));

/** What a flow or a block says, whatever it is written with. */
export const signOf = (node: Node): string =>
  node.type.name === 'doc'
    ? blocksOf(node).map(signOf).join('\n\n')
    : `${node.type.name} ${markdownOf(node, 'escaped')}`;

/** Writes the blocks of one flow. */
function write(file: string, flow: Flow, doc: Node, {care, isCarried}: (typeof ways)[number]): string {
  const lineEnd = file.includes('\r\n') ? '\r\n' : '\n';
  const indent = /^[ \t]*$/.exec(file.slice(file.lastIndexOf('\n', flow.start - 1) + 1, flow.start))?.[0] ?? '';
  const written = (node: Node) =>
    markdownOf(node, care).replace(/\n(?=(\n?))/g, (_, empty) => lineEnd + (empty ? '' : indent));
  const oldOf = (node: Node | undefined) => flow.blocks.get(node?.attrs.id as number);
  const blocks = doc.type.name === 'words' ? [] : alternated(blocksOf(doc));
  const places = flow.doc.children.map(oldOf);
  const placeOf = (node: Node | undefined) => (node ? places.indexOf(oldOf(node)) : -1);
  const kept = new Set(blocks.map(placeOf));
  /** A block as the file has it, with those below it that are gone: their words may be in it now. */
  const withGone = (node: Node) => {
    const at = placeOf(node);
    const next = places.findIndex((_, other) => other > at && kept.has(other));
    return at < 0 ? [oldOf(node)] : places.slice(at, next < 0 ? undefined : next);
  };
  const textOf = (node: Node) => {
    const old = oldOf(node);
    if (!old) return written(node);
    if (signOf(old.node) === signOf(node)) return file.slice(old.start, old.end);
    const was = withGone(node).flatMap((one) => one ?? []);
    const source = file.slice(old.start, was.at(-1)?.end);
    return isCarried
      ? carried(source, was.map((one) => written(one.node)).join(lineEnd + lineEnd), written(node))
      : written(node);
  };
  if (doc.type.name === 'words') return edited(file, [{...flow, put: textOf(doc)}]);
  const put = blocks.reduce((text, node, at) => {
    const [before, own] = [placeOf(blocks[at - 1]), placeOf(node)];
    const isNext = before >= 0 && own === before + 1;
    const gap = isNext ? file.slice(places[before]?.end, places[own]?.start) : lineEnd + lineEnd + indent;
    return text + (at > 0 ? gap : '') + textOf(node);
  }, '');
  return edited(file, [{start: flow.start, end: flow.end, put}]);
}

/** Two lists that follow each other would be one, but for their signs. */
function alternated(blocks: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of blocks) {
    const last = result.at(-1);
    const isSame = last?.type === node.type && isList(node) && last.attrs.marker === node.attrs.marker;
    const other = node.type.name === 'ordered_list' ? ')' : '*';
    result.push(isSame ? node.type.create({...node.attrs, marker: other, id: null}, node.content) : node);
  }
  return result;
}

/** The new flow with what its components say filled in: the page sends no source. */
function resolved(node: Node, flow: Flow, offered: Offered): Node {
  if (node.inlineContent) return node;
  if (node.type.name !== 'embed')
    return node.copy(Fragment.from(node.children.map((one) => resolved(one, flow, offered))));
  const {id, offer} = node.attrs as {id: number | null; offer: string | null};
  const source = offer === null ? flow.blocks.get(id ?? -1)?.node.attrs.source : offered(offer);
  if (source === undefined) throw new CannotWrite(messages.notHere);
  return node.type.create({...node.attrs, source});
}

const holds = (outer: Flow, inner: Flow) => outer.at < inner.at && outer.start <= inner.start && outer.end >= inner.end;

/** What the file says besides the flow and what is around it or in it. */
function outside(file: string, flows: readonly Flow[], {at}: Flow, enclosing: ReadonlySet<number>): string {
  const own = flows.find((one) => one.at === at);
  const others = flows.filter((one) => one !== own && !enclosing.has(one.at) && !(own && holds(own, one)));
  return others.map(({start, end}) => file.slice(start, end)).join('\n');
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
  const others = outside(file, flows, flow, enclosing);
  for (const way of ways) {
    const after = write(file, flow, doc, way);
    const now = readable(after, isComponent);
    const own = now?.find(({at}) => at === flow.at);
    const isMeant = own ? signOf(own.doc) === meant : isEmpty(doc);
    if (now && isMeant && outside(after, now, flow, enclosing) === others) return after;
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
