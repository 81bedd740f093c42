import {fromDom} from 'hast-util-from-dom';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';

function wrap(element: Element, name: string): Element {
  const around = element.ownerDocument.createElement(name);
  element.replaceWith(around);
  around.append(element);
  return around;
}

/** Leaves what is inside. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): Element {
  const renamed = wrap(element, name);
  unwrap(element);
  return renamed;
}

/** Word writes lists as paragraphs with a level and a bullet. */
function listsOfWord(page: Document): void {
  for (const item of page.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
    const marker = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const kind = /^\s*\w+[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    let list = item.previousElementSibling;
    if (!list?.matches('ul, ol')) {
      list = page.createElement(kind);
      item.before(list);
    }
    for (let depth = 1; depth < level; depth += 1) {
      const last: Element = list.lastElementChild ?? list.appendChild(page.createElement('li'));
      list = last.querySelector(':scope > ul, :scope > ol') ?? last.appendChild(page.createElement(kind));
    }
    list.append(rename(item, 'li'));
  }
}

/** Markdown has no merged cells, so each place gets what the merged cell says. */
function spreadCells(table: HTMLTableElement): void {
  for (const row of table.rows)
    for (let at = 0; at < row.cells.length; at += 1) {
      const cell = row.cells[at] as HTMLTableCellElement;
      const [width, height] = [cell.colSpan, cell.rowSpan];
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      for (let below = 0; below < height; below += 1) {
        const other = table.rows[row.rowIndex + below];
        const before = other === row ? cell.nextSibling : (other?.cells[at] ?? null);
        for (let beside = other === row ? 1 : 0; beside < width; beside += 1)
          other?.insertBefore(cell.cloneNode(true), before);
      }
    }
}

/** Google Docs has styles where others have elements, and bold around everything that is not. */
function styledWords(page: Document): void {
  for (const one of page.querySelectorAll<HTMLElement>('span, font, b')) {
    const {fontWeight, fontStyle} = one.style;
    if (one.tagName === 'B' && fontWeight !== 'normal') continue;
    const isBold = /^(bold|[6-9]\d{2})$/.test(fontWeight) && !one.closest('h1, h2, h3, h4, h5, h6, b, strong');
    const hasText = one.textContent.trim() !== '';
    if (hasText && fontStyle === 'italic') wrap(one, 'em');
    if (hasText && isBold) wrap(one, 'strong');
    unwrap(one);
  }
  for (const one of page.querySelectorAll('h1 strong, h1 b, h2 strong, h2 b, h3 strong, h3 b')) unwrap(one);
}

/** An address without the detour of Google Docs; undefined if no page can have it. */
function addressOf({href}: HTMLAnchorElement): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.origin === location.origin) return url.pathname + url.search + url.hash;
  if (url?.hostname === 'www.google.com' && url.pathname === '/url') return url.searchParams.get('q') ?? undefined;
  return /^https?:$/.test(url?.protocol ?? '') ? href : undefined;
}

/** What is only style is gone, and the rest is as Markdown can say it. */
function clean(page: Document): void {
  for (const one of page.querySelectorAll('style, script, meta, link, title, img, colgroup')) one.remove();
  listsOfWord(page);
  styledWords(page);
  for (const link of page.querySelectorAll('a')) {
    const address = addressOf(link);
    if (address) link.setAttribute('href', address);
    else unwrap(link);
  }
  for (const table of page.querySelectorAll('table')) {
    spreadCells(table);
    if (!table.querySelector('th')) for (const cell of [...(table.rows[0]?.cells ?? [])]) rename(cell, 'th');
    for (const paragraph of table.querySelectorAll('td > p:only-child, th > p:only-child')) unwrap(paragraph);
  }
}

function tidy(node: Nodes, highest: 1 | 2): void {
  if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  if (node.type === 'heading') node.depth = Math.min(4, Math.max(highest, node.depth)) as 1 | 2 | 3 | 4;
  if (node.type === 'text') node.value = node.value.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b\ufeff]/g, '');
  if ('children' in node) node.children.forEach((child) => tidy(child, highest));
}

/** Rich text as Markdown, without its styles. A page has only one headline. */
export function markdownOf(html: string, hasHeadline = true): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  clean(page);
  const tree = toMdast(fromDom(page.body));
  tidy(tree, hasHeadline ? 2 : 1);
  const markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false}), mdxToMarkdown()],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
  });
  return markdown.trim().replace(/^\|(?: :?-+:? \|)+$/gm, (dashes) => dashes.replace(/-+/g, '---'));
}
