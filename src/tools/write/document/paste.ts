// cspell:ignore cmnt ftnt safelinks
import {fromDom} from 'hast-util-from-dom';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';

/** `leftOut` names what was copied and has no place in Markdown. */
export type Pasted = {markdown: string; leftOut: string[]};

/** Leaves what is inside. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const blocks = 'p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote';
const dropped: readonly (readonly [selector: string, one: string, many: string])[] = [
  ['img, [data-image-src]', 'a picture', 'pictures'],
  ['svg, canvas, object, iframe, video, audio, math', 'a drawing', 'drawings'],
  ['[style*="mso-element:footnote"], a[href*="#_ftn"], a[href^="#ftnt"]', 'a footnote', 'footnotes'],
  ['[style*="mso-element:comment"], .MsoCommentReference, a[href^="#cmnt"]', 'a comment', 'comments'],
];

/** Removes what cannot come along, and says what it was. */
function leaveOut(page: Document): string[] {
  return dropped.flatMap(([selector, one, many]) => {
    const found = [...page.querySelectorAll(selector)];
    for (const each of found) each.remove();
    return found.length === 0 ? [] : found.length === 1 ? [one] : [`${found.length} ${many}`];
  });
}

/** Word has paragraphs with a level for lists, Word online a list around each item, others a list beside its item. */
function rebuildLists(page: Document): void {
  for (const list of page.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list);
  for (const item of page.querySelectorAll('p[style*="mso-list"], li[aria-level]')) {
    const [style = '', marker] = [item.getAttribute('style') ?? '', item.querySelector('[style*="mso-list:"]')];
    const level = Number(/level(\d)/.exec(style)?.[1] ?? item.getAttribute('aria-level') ?? 1);
    const own = item.closest('ul, ol');
    const isFlat = own !== null && own.parentElement?.closest('ul, ol') === null && own.children.length === 1;
    if (own && !isFlat) continue;
    const isNumbered = own ? own.matches('ol') : /^\s*\w+[.)]/.test(marker?.textContent ?? '');
    marker?.remove();
    const kind = isNumbered ? 'ol' : 'ul';
    const name = `${/mso-list:\s*(l\d+)/.exec(style)?.[1] ?? ''} ${kind}`;
    const place = own?.parentElement?.children.length === 1 ? own.parentElement : (own ?? item);
    let list = place.previousElementSibling;
    if (!list?.matches('[data-list]') || (level === 1 && list.getAttribute('data-list') !== name)) {
      list = page.createElement(kind);
      list.setAttribute('data-list', name);
      place.before(list);
    }
    for (let depth = 1; depth < level; depth += 1) {
      const last: Element = list.lastElementChild ?? list.appendChild(page.createElement('li'));
      const inner: Element | null = last.querySelector(':scope > :is(ul, ol):last-child');
      list = inner && (depth + 1 < level || inner.matches(kind)) ? inner : last.appendChild(page.createElement(kind));
    }
    list.append(rename(item, 'li'));
    if (own) place.remove();
  }
}

/** Words that are bold by a style, without the bold that Google Docs has around everything, and in one piece. */
function styledWords(page: Document): void {
  for (const one of page.querySelectorAll<HTMLElement>('span, font, u, b')) {
    const {fontWeight, fontStyle} = one.style;
    if (one.tagName === 'B' && fontWeight !== 'normal') continue;
    const isBold = /^(bold|[6-9]\d{2})$/.test(fontWeight) && !one.closest('b, strong');
    for (const name of [fontStyle === 'italic' && !one.closest('i, em') && 'em', isBold && 'strong']) {
      if (!name) continue;
      const mark = page.createElement(name);
      mark.append(...one.childNodes);
      one.append(mark);
    }
    unwrap(one);
  }
}

const edgeOf = (node: Node, side: 'firstChild' | 'lastChild'): Node => (node[side] ? edgeOf(node[side], side) : node);

/** Marks begin and end at words, and headings are not bold. */
function tidyMarks(page: Document): void {
  for (const one of page.querySelectorAll('b, strong, i, em')) {
    const isHeading = one.matches('b, strong') && one.closest('h1, h2, h3, h4, h5, h6, th') !== null;
    if (isHeading || one.textContent.trim() === '') {
      unwrap(one);
      continue;
    }
    let next = one.nextSibling;
    while (next && next.nodeName === one.nodeName) {
      one.append(...next.childNodes);
      next.remove();
      next = one.nextSibling;
    }
    const [first, last] = [edgeOf(one, 'firstChild'), edgeOf(one, 'lastChild')];
    if (/^\s/.test(one.textContent)) one.before(' ');
    if (/\s$/.test(one.textContent)) one.after(' ');
    first.textContent = first.textContent?.trimStart() ?? '';
    last.textContent = last.textContent?.trimEnd() ?? '';
  }
}

/** An address without the detours of Google Docs and Outlook; undefined if no page can have it. */
function addressOf({href}: HTMLAnchorElement): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.origin === location.origin) return url.pathname + url.search + url.hash;
  if (url?.hostname === 'www.google.com' && url.pathname === '/url') return url.searchParams.get('q') ?? undefined;
  if (url?.hostname.endsWith('.safelinks.protection.outlook.com')) return url.searchParams.get('url') ?? undefined;
  return /^https?:$/.test(url?.protocol ?? '') ? href : undefined;
}

/** A cell has lines, not blocks. */
function tidyTable(page: Document, table: HTMLTableElement): void {
  if (!table.querySelector('th')) for (const cell of [...(table.rows[0]?.cells ?? [])]) rename(cell, 'th');
  for (const cell of table.querySelectorAll('td, th'))
    for (const block of [...cell.querySelectorAll(blocks)]) {
      const isFirst = cell.textContent.trimStart().startsWith(block.textContent.trim());
      if (!isFirst && !block.querySelector(blocks)) block.before(page.createElement('br'));
      unwrap(block);
    }
}

/** What is only style is gone, and the rest is as Markdown can say it. */
function clean(page: Document): string[] {
  const comments = page.createNodeIterator(page, NodeFilter.SHOW_COMMENT);
  for (let one = comments.nextNode(); one; one = comments.nextNode()) (one as Comment).remove();
  for (const one of page.querySelectorAll('xml, .EOP')) one.remove();
  const leftOut = leaveOut(page);
  for (const one of page.querySelectorAll('[role="heading"][aria-level]'))
    rename(one, `h${one.getAttribute('aria-level') ?? 2}`);
  rebuildLists(page);
  for (const table of page.querySelectorAll('table')) tidyTable(page, table);
  styledWords(page);
  tidyMarks(page);
  for (const one of page.querySelectorAll('br[role="presentation"]')) one.replaceWith(' ');
  for (const link of page.querySelectorAll('a')) {
    const address = addressOf(link);
    if (address && link.textContent.trim()) link.setAttribute('href', address);
    else unwrap(link);
  }
  return leftOut;
}

const isBlank = (node: Nodes | undefined) =>
  node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');

/** Paragraphs hold words, cells hold lines, and lists are tight. */
function tidy(node: Nodes, highest: 1 | 2, isCell = false): void {
  if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  if (node.type === 'heading') node.depth = Math.min(4, Math.max(highest, node.depth)) as 1 | 2 | 3 | 4;
  if (node.type === 'text') node.value = node.value.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b\ufeff]/g, '');
  if (node.type === 'break' && isCell)
    Object.assign(node, {type: 'mdxJsxTextElement', name: 'br', attributes: [], children: []});
  if (!('children' in node)) return;
  const children: Nodes[] = node.children;
  for (const child of children) tidy(child, highest, isCell || node.type === 'tableCell');
  const isLine = node.type === 'paragraph' || node.type === 'heading';
  while (isLine && isBlank(children[0])) children.shift();
  while (isLine && isBlank(children.at(-1))) children.pop();
  const kept = children.filter((child) => child.type !== 'paragraph' || child.children.length > 0);
  children.splice(0, children.length, ...kept);
}

/** Rich text as Markdown, without its styles. A page has only one headline. */
export function markdownOf(html: string, hasHeadline = true): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const leftOut = clean(page);
  const tree = toMdast(fromDom(page.body));
  tidy(tree, hasHeadline ? 2 : 1);
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false}), mdxToMarkdown()],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
  });
  const text = markdown
    .trim()
    // Word selects the space behind a word.
    .replace(/(?:&#x20;)+$/gm, '')
    .replace(/^\|(?: :?-+:? \|)+$/gm, (dashes) => dashes.replace(/-+/g, '---'))
    // What follows a break begins its line.
    .replace(/(?: |&#x20;)*(\\\n *|<br \/>)(?: |&#x20;)*/g, '$1');
  return {markdown: text, leftOut};
}
