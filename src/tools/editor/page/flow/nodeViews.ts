import {DOMSerializer, type DOMOutputSpec, type Node} from 'prosemirror-model';
import {Plugin} from 'prosemirror-state';
import {Decoration, DecorationSet, type NodeView, type NodeViewConstructor} from 'prosemirror-view';
import {messages} from '../../messages';
import type {Choice, DocJson} from '../../protocol';
import {schema} from '../../schema/schema';
import {shownComponents} from '../ShownComponent';
import type {Place} from './places';

/** The words that a chip shows, or its name in brackets if it shows none. */
function wordsOf(source: string, chips: readonly Choice[]): string {
  const [, alt, name] = /^!\[(.*?)\]|^<([\w.]+)/.exec(source) ?? [];
  return chips.find(({value}) => value === source)?.words ?? `[${alt ?? name ?? source}]`;
}

export function rendered(doc: DocJson, chips: readonly Choice[]): HTMLElement {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(schema.nodeFromJSON(doc).content));
  for (const one of box.querySelectorAll<HTMLElement>('[data-chip]'))
    one.textContent = wordsOf(one.dataset.chip ?? '', chips);
  return box;
}

/** The image elements of a flow, by their source. */
export function picturesOf(doc: Node, {texts}: Place): Map<string, Element> {
  const images = texts.flatMap((one) => (one instanceof Element ? [...one.querySelectorAll('img')] : []));
  const pictures = new Map<string, Element>();
  doc.descendants(({type, attrs}) => {
    const image = type.name === 'chip' && String(attrs.source).startsWith('!') ? images.shift() : undefined;
    if (image) pictures.set(String(attrs.source), image);
  });
  return pictures;
}

const own = /^(class|role|scope|style|data-(?!edit|draft).*|aria-.*)$/;

/** Copies the attributes that style an element. */
function applyStyles(element: Element, like: Element): void {
  for (const {name, value} of like.attributes) if (own.test(name)) element.setAttribute(name, value);
}

/** A copy without ids, which must stay unique. */
function copyOf<Kind extends globalThis.Node>(node: Kind): Kind {
  const copy = node.cloneNode(true) as Kind;
  if (copy instanceof Element) for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
  return copy;
}

/** The element that was rendered for each block, by its `id`. */
function elementsOf(doc: Node, {blocks}: Place): Map<number, Element> {
  const found = new Map<number, Element>();
  const add = (node: Node, element: Element | null | undefined) => {
    if (!element || node.attrs.id === null) return;
    found.set(node.attrs.id as number, element);
    // The text of a list item may have no element of its own.
    if (node.inlineContent || node.isAtom || node.type.name === 'list_item') return;
    const inner =
      node.type.name === 'table'
        ? [...(element.querySelector('table') ?? (element as HTMLTableElement)).rows]
        : [...element.children];
    node.forEach((child, _, at) => {
      add(child, inner[at]);
    });
  };
  doc.forEach((node, _, at) => {
    const [first] = blocks[at] ?? [];
    if (first instanceof Element) add(node, first);
  });
  return found;
}

function wrapped(element: Element, contentDOM: HTMLElement): NodeView {
  if (!element.matches('[data-table]')) return {dom: contentDOM, contentDOM};
  const dom = element.cloneNode(false) as HTMLElement;
  dom.removeAttribute('tabindex');
  dom.append(contentDOM);
  return {dom, contentDOM};
}

/** Renders blocks like the page does, and components as copies of their elements. */
export function nodeViewsFor(
  doc: Node,
  place: Place,
  pictures: ReadonlyMap<string, Element>,
  chips: readonly Choice[],
): Record<string, NodeViewConstructor> {
  const elements = elementsOf(doc, place);
  const elementsAt = (numbers: readonly number[]) =>
    shownComponents()
      .filter(({file, at}) => file === place.file && numbers.includes(at))
      .flatMap(({nodes}) => nodes.filter((one) => place.host.contains(one)));
  const asDrawn: NodeViewConstructor = (node, view, position) => {
    const around = view.state.doc.resolve(position() ?? 0);
    // In a tight list, the page renders no paragraphs.
    const isBare = around.parent.type.name === 'list_item' && around.node(-1).attrs.isSpread === false;
    const spec: DOMOutputSpec =
      isBare && node.type.name === 'paragraph'
        ? ['span', {'data-bare': ''}, 0]
        : (node.type.spec.toDOM?.(node) ?? ['div', 0]);
    const {dom, contentDOM} = DOMSerializer.renderSpec(document, spec);
    const element = elements.get((node.attrs.id as number | null) ?? -1);
    const content = contentDOM ?? dom;
    if (!element) return {dom, contentDOM: content};
    const like = node.type.name === 'table' ? (element.querySelector('table') ?? element) : element;
    applyStyles(content, like);
    return dom === content ? wrapped(element, content) : {dom, contentDOM: content};
  };
  const embed: NodeViewConstructor = (node) => {
    const {id, name, components} = node.attrs as {id: number | null; name: string; components: number[]};
    const at = doc.children.findIndex((one) => id !== null && one.attrs.id === id);
    const nodes = place.blocks[at] ?? elementsAt(components);
    const [only] = nodes;
    let dom: HTMLElement;
    if (nodes.length === 1 && only instanceof HTMLElement) dom = copyOf(only);
    else {
      dom = document.createElement('div');
      dom.style.display = nodes.length > 0 ? 'contents' : '';
      dom.append(...nodes.map(copyOf));
      if (id === null) dom.textContent = messages.shownAfterSave({component: name});
    }
    dom.dataset.embed = name;
    return {dom, ignoreMutation: () => true};
  };
  const chip: NodeViewConstructor = (node) => {
    const {source, component} = node.attrs as {source: string; component: number | null};
    const [only = pictures.get(source)] = elementsAt(component === null ? [] : [component]);
    let dom: HTMLElement;
    if (only instanceof HTMLElement) dom = copyOf(only);
    else {
      dom = document.createElement('span');
      // Some style sheets select claims by this attribute.
      const claim = /^<Claim id="([^"]+)"/.exec(source)?.[1];
      if (claim) dom.dataset.claim = claim;
      dom.textContent = wordsOf(source, chips);
    }
    dom.dataset.chip = source;
    return {dom, ignoreMutation: () => true};
  };
  const texts = Object.keys(schema.nodes).filter((name) => !['doc', 'words', 'text', 'embed', 'chip'].includes(name));
  return {...Object.fromEntries(texts.map((name) => [name, asDrawn])), embed, chip};
}

/** Copies of what a component renders around its flow, such as the line above a headline. */
function decorations(doc: Node, {host, blocks}: Place): DecorationSet {
  const widgets: Decoration[] = [];
  let at = 0;
  let seen = 0;
  for (const node of host.childNodes) {
    const index = blocks.findIndex((nodes) => nodes.includes(node));
    if (doc.type.name === 'doc') for (; seen <= index; seen += 1) at += doc.maybeChild(seen)?.nodeSize ?? 0;
    if (index < 0 && node instanceof Element)
      widgets.push(Decoration.widget(Math.min(at, doc.content.size), () => copyOf(node), {side: at > 0 ? 1 : -1}));
  }
  return DecorationSet.create(doc, widgets);
}

export const surroundings = (place: Place): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, {doc}) => decorations(doc, place),
      apply: (tr, set) => set.map(tr.mapping, tr.doc),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
