import {el} from '../dom';
import {blockAt, blocksIn, placeOf} from './blocks';

const outlined = 'data-written';
const look = `[${outlined}]{outline:2px solid var(--accent);outline-offset:.35em;border-radius:.15em;scroll-margin:6rem}
#webpack-dev-server-client-overlay,#rspack-dev-server-client-overlay{display:none}`;

/** A click in the page: the texts of its block up to the one that was clicked, and where in that it was. */
export type Clicked = {file: string; line: number; end: number; texts: string[]; offset: number};

const lineOf = (block: Element) => Number(/\d+$/.exec(placeOf(block))?.[0]);
const fileOf = (block: Element) => placeOf(block).replace(/:\d+$/, '');

function clickedAt(page: Document, {clientX, clientY, target}: MouseEvent): Clicked | undefined {
  const block = blockAt(target as Element);
  if (!block) return undefined;
  const [file, line] = [fileOf(block), lineOf(block)];
  const after = blocksIn(page).flatMap((one) => (fileOf(one) === file && lineOf(one) > line ? [lineOf(one)] : []));
  const clicked = {file, line, end: Math.min(...after)};
  const place = page.caretPositionFromPoint(clientX, clientY);
  const texts: string[] = [];
  const walker = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push(node.textContent ?? '');
    if (node === place?.offsetNode) return {...clicked, texts, offset: place.offset};
  }
  return {...clicked, texts: [], offset: 0};
}

/** The real page in a frame. While the text has a mistake, it stays the last page that could be shown. */
export function openPreview(open: (clicked: Clicked) => void) {
  const frame = el('iframe', {title: 'The page', className: 'page'});
  const link = el('a', {target: '_blank', rel: 'noopener'}, 'Open the page');
  let shown = {file: '', line: 0};
  let timer = 0;

  /** Outlines the block with the caret, also after the page has changed. */
  const outline = (isNew: boolean) => {
    const page = frame.contentDocument;
    const own = page ? blocksIn(page).filter((one) => fileOf(one) === shown.file) : [];
    const block = own.filter((one) => lineOf(one) <= shown.line).at(-1) ?? own[0];
    if (!block || (block.hasAttribute(outlined) && !isNew)) return;
    page?.querySelector(`[${outlined}]`)?.removeAttribute(outlined);
    block.setAttribute(outlined, '');
    const {top, bottom} = block.getBoundingClientRect();
    if (isNew && (top < 80 || bottom > frame.clientHeight)) block.scrollIntoView({block: 'center'});
  };
  frame.onload = () => {
    const page = frame.contentDocument;
    if (!page) return;
    page.head.append(el('style', {}, look));
    const click = (event: MouseEvent) => {
      const isLink = (event.target as Element).closest('a');
      if (isLink) event.preventDefault();
      if (isLink) event.stopPropagation();
      const clicked = clickedAt(page, event);
      if (clicked) open(clicked);
    };
    page.addEventListener('click', click, {capture: true});
    new MutationObserver(() => outline(false)).observe(page.documentElement, {childList: true, subtree: true});
    outline(true);
  };
  return {
    element: el(
      'section',
      {className: 'preview', ariaLabel: 'The page'},
      el('div', {className: 'tools'}, link),
      el('div', {className: 'stage'}, frame),
    ),
    /** Shows a page. One that was just made is compiled first, and comes without its text until then. */
    show: (address: string, file: string) => {
      link.href = address;
      clearInterval(timer);
      if (frame.contentWindow?.location.pathname !== address) frame.src = address;
      let tries = 0;
      timer = window.setInterval(() => {
        const page = frame.contentDocument;
        const isThere = page !== null && blocksIn(page).some((one) => fileOf(one) === file);
        if (isThere || ++tries > 20) clearInterval(timer);
        else if (page?.readyState === 'complete') frame.contentWindow?.location.replace(address);
      }, 6000);
    },
    /** Follows the caret. */
    follow: (file: string, line: number) => {
      shown = {file, line};
      outline(true);
    },
  };
}
