import type {Inline, Mark} from '../source/content';
import {markNames, spaced} from './tree';

/** What another program puts beside the words. */
const beside = 'script, style, title, head, template, noscript, svg, [style*="mso-list:Ignore" i], [hidden]';
const lines =
  'address, article, blockquote, br, dd, div, dl, dt, figcaption, figure, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, table, td, th, tr, ul';

const space: Inline = {type: 'text', value: ' '};

/** Where a link may lead. Browsers copy an address of this site with its host. */
function addressOf(link: HTMLElement): string | undefined {
  const address = link.dataset.to ?? link.getAttribute('href') ?? '';
  if (/^([/#]|mailto:|tel:)/i.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin === location.origin) return `${url.pathname}${url.search}${url.hash}`;
  return url && /^https?:$/.test(url.protocol) ? address : undefined;
}

/** Some programs say by a tag that something is bold, others by a style, and one by both that it is not. */
function markOf({tagName, style}: HTMLElement): Mark | undefined {
  const {fontWeight, fontStyle} = style;
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) return 'strong';
  if (fontStyle === 'italic') return 'emphasis';
  const mark = markNames[tagName];
  if ((mark === 'strong' && fontWeight) || (mark === 'emphasis' && fontStyle)) return undefined;
  return mark;
}

function inlineOf(node: ChildNode): Inline[] {
  if (node instanceof Text) return [{type: 'text', value: node.data}];
  if (!(node instanceof HTMLElement) || node.matches(beside)) return [];
  const {chip} = node.dataset;
  if (chip !== undefined) return [{type: 'chip', source: chip}];
  if (node.tagName === 'CODE') return [{type: 'code', value: node.textContent ?? ''}];
  const children = [...node.childNodes].flatMap(inlineOf);
  if (node.matches(lines)) return [space, ...children, space];
  const to = node.tagName === 'A' ? addressOf(node) : undefined;
  if (to !== undefined) return [{type: 'link', to, title: undefined, children}];
  const mark = markOf(node);
  return mark ? [{type: mark, children}] : children;
}

/**
 * What was pasted as one line of what a text can have: letters, marks, links and chips. `words` is what the other
 * program says it is without marks; `values` are what the chips show.
 */
export function pasted(html: string, words: string): {content: Inline[]; values: string[]} {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  const content = spaced([...body.childNodes].flatMap(inlineOf));
  return {
    content: [...(words.startsWith(' ') ? [space] : []), ...content, ...(words.endsWith(' ') ? [space] : [])],
    values: [...body.querySelectorAll('[data-chip]')].map(({textContent}) => textContent ?? ''),
  };
}
