import {DOMSerializer, type DOMOutputSpec, type Node} from 'prosemirror-model';
import type {NodeView, NodeViewConstructor} from 'prosemirror-view';
import {messages} from '../../messages';
import type {DocJson} from '../../protocol';
import {schema} from '../../schema/schema';
import {shownParts} from '../ShownPart';
import type {Place} from './places';

/** A flow in plain elements. */
export const drawn = (doc: DocJson): HTMLElement => {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(schema.nodeFromJSON(doc).content));
  return box;
};

const own = /^(class|role|scope|style|data-(?!writ|draft).*|aria-.*)$/;

/** Gives an element what makes another look as it does. */
function applyStyles(element: Element, like: Element): void {
  for (const {name, value} of like.attributes) if (own.test(name)) element.setAttribute(name, value);
}

/** A copy that means nothing: an address or a name is of one place alone. */
export function copyOf(node: Node | globalThis.Node): globalThis.Node {
  const copy = (node as globalThis.Node).cloneNode(true);
  if (copy instanceof Element) for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
  return copy;
}

/** The element that was drawn for each block, by its `id`. */
function elementsOf(doc: Node, {blocks}: Place): Map<number, Element> {
  const found = new Map<number, Element>();
  const add = (node: Node, element: Element | null | undefined) => {
    if (!element || node.attrs.id === null) return;
    found.set(node.attrs.id as number, element);
    if (node.inlineContent || node.isAtom) return;
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

/** Draws blocks in the elements of the page, and components as copies of what they drew. */
export function nodeViewsFor(doc: Node, place: Place): Record<string, NodeViewConstructor> {
  const elements = elementsOf(doc, place);
  const parts = shownParts().filter(({file}) => file === place.file);
  const pictures = place.blocks
    .flat()
    .flatMap((one) => (one instanceof Element ? [...one.querySelectorAll('img')] : []));
  const asDrawn: NodeViewConstructor = (node) => {
    const spec: DOMOutputSpec = node.type.spec.toDOM?.(node) ?? ['div', 0];
    const {dom, contentDOM} = DOMSerializer.renderSpec(document, spec);
    const element = elements.get((node.attrs.id as number | null) ?? -1);
    const content = contentDOM ?? dom;
    if (!element) return {dom, contentDOM: content};
    const like = node.type.name === 'table' ? (element.querySelector('table') ?? element) : element;
    applyStyles(content, like);
    return dom === content ? wrapped(element, content) : {dom, contentDOM: content};
  };
  const embed: NodeViewConstructor = (node) => {
    const {id, name} = node.attrs as {id: number | null; name: string};
    let at = -1;
    doc.forEach((one, _, index) => {
      if (id !== null && one.attrs.id === id) at = index;
    });
    const nodes = place.blocks[at] ?? [];
    const [only] = nodes;
    let dom: HTMLElement;
    if (nodes.length === 1 && only instanceof HTMLElement) dom = copyOf(only) as HTMLElement;
    else {
      dom = document.createElement('div');
      dom.style.display = nodes.length > 0 ? 'contents' : '';
      dom.append(...nodes.map(copyOf));
      if (id === null) dom.textContent = messages.notDrawnYet({component: name});
    }
    dom.dataset.embed = name;
    return {dom, ignoreMutation: () => true};
  };
  const chip: NodeViewConstructor = (node) => {
    const {source, part, words} = node.attrs as {source: string; part: number | null; words: string};
    const [only] = parts.find(({at}) => at === part)?.nodes ?? [];
    const picture = source.startsWith('!') ? pictures.find((one) => !one.closest('[data-embed]')) : undefined;
    let dom: HTMLElement;
    if (only instanceof HTMLElement) dom = copyOf(only) as HTMLElement;
    else if (picture) dom = copyOf(picture) as HTMLElement;
    else {
      dom = document.createElement('span');
      // The style sheets of some components know a claim by this.
      const claim = /^<Claim id="([^"]+)"/.exec(source)?.[1];
      if (claim) dom.dataset.claim = claim;
      dom.textContent = words || `[${/^<?([\w.]*)/.exec(source)?.[1] || 'picture'}]`;
    }
    dom.dataset.chip = source;
    return {dom, ignoreMutation: () => true};
  };
  const texts = Object.keys(schema.nodes).filter((name) => !['doc', 'words', 'text', 'embed', 'chip'].includes(name));
  return {...Object.fromEntries(texts.map((name) => [name, asDrawn])), embed, chip};
}
