import {tidy, type Content, type Inline} from '../source/content';

/** The elements of a draft. What a file says beside its words is in their attributes, as browsers copy elements. */
const markTags = {strong: 'strong', emphasis: 'em', delete: 'del'} as const;
export const markNames: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  STRONG: 'strong',
  B: 'strong',
  EM: 'emphasis',
  I: 'emphasis',
  DEL: 'delete',
  S: 'delete',
};

/** A chip shows its value and takes no letters. */
export function chipElement(source: string, words: string): HTMLElement {
  const element = document.createElement('span');
  element.contentEditable = 'false';
  element.dataset.chip = source;
  const [, claim] = /^<Claim id="([^"]+)"/.exec(source) ?? [];
  // The style sheets of some components know a claim by this.
  if (claim) element.dataset.claim = claim;
  const [, name = ''] = /^<?([\w.]*)/.exec(source) ?? [];
  element.textContent = words || `[${name || 'note'}]`;
  return element;
}

function linkElement(to: string, title?: string): HTMLElement {
  const element = document.createElement('a');
  element.dataset.to = to;
  // Without an address it would not look like a link.
  element.setAttribute('href', to);
  if (title) element.title = title;
  return element;
}

function tagElement(open: string, close: string): HTMLElement {
  const [, name = 'span'] = /^<([a-z]+)/.exec(open) ?? [];
  const element = document.createElement(name === 'a' ? 'span' : name);
  element.dataset.open = open;
  element.dataset.close = close;
  return element;
}

/** A text as elements; `values` are what its chips show, and are used up. */
export function elementsFor(content: Content, values: string[]): Node[] {
  return content.map((node) => {
    if (node.type === 'text') return document.createTextNode(node.value);
    if (node.type === 'chip') return chipElement(node.source, values.shift() ?? '');
    if (node.type === 'code') {
      const code = document.createElement('code');
      code.textContent = node.value;
      return code;
    }
    let element: HTMLElement;
    if (node.type === 'link') element = linkElement(node.to, node.title);
    else if (node.type === 'tag') element = tagElement(node.open, node.close);
    else element = document.createElement(markTags[node.type]);
    element.append(...elementsFor(node.children, values));
    return element;
  });
}

/** What the chips below an element show. */
export const valuesIn = (element: Element): string[] =>
  [...element.querySelectorAll('[data-chip]')].map(({textContent}) => textContent ?? '');

function inlineOf(node: ChildNode): Inline[] {
  if (node instanceof Text) return [{type: 'text', value: node.data.replace(/[\u200b\ufeff]/g, '')}];
  if (!(node instanceof HTMLElement)) return [];
  const {chip, to, open, close} = node.dataset;
  if (chip !== undefined) return [{type: 'chip', source: chip}];
  if (node.tagName === 'CODE') return [{type: 'code', value: node.textContent ?? ''}];
  const children = [...node.childNodes].flatMap(inlineOf);
  if (to !== undefined) return [{type: 'link', to, title: node.title || undefined, children}];
  if (open !== undefined && close !== undefined) return [{type: 'tag', open, close, children}];
  const mark = markNames[node.tagName];
  return mark ? [{type: mark, children}] : children;
}

/** Browsers write a no-break space where two spaces meet or one ends a line; nobody typed those. */
function asTyped(content: readonly Inline[], original: string): Inline[] {
  return content.map((node) => {
    if ('children' in node) return {...node, children: asTyped(node.children, original)};
    if (node.type !== 'text' || original.includes('\u00a0')) return node;
    return {...node, value: node.value.replace(/\u00a0/g, ' ').replace(/ {2,}/g, ' ')};
  });
}

/** In one form, with single spaces; a no-break space stays if there was one before. */
export const spaced = (content: Content, original: Content = []): Inline[] =>
  tidy(asTyped(tidy(content), JSON.stringify(original)));

/** What a draft says now. */
export const contentIn = (element: Element, original: Content): Inline[] =>
  spaced([...element.childNodes].flatMap(inlineOf), original);

export const isSame = (a: Content, b: Content): boolean => JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));
