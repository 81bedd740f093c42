import {button, el} from '../dom';
import {blockAt, blocksIn, placeOf} from './blocks';

const widths = {Phone: '390px', Tablet: '820px', Full: '100%'};
const outlined = 'data-written';
const look = `[${outlined}]{outline:2px solid var(--accent);outline-offset:.35em;border-radius:.15em;scroll-margin:6rem}`;

/** A few characters around a point, which find the place in the file. */
function wordsAt(page: Document, {clientX, clientY}: MouseEvent): string {
  const place = page.caretPositionFromPoint?.(clientX, clientY);
  const at = place?.offset ?? 0;
  const text = place?.offsetNode.nodeType === Node.TEXT_NODE ? (place.offsetNode.textContent ?? '') : '';
  return text.slice(Math.max(0, at - 12), at + 12);
}

/** The real page in a frame. What is typed does not depend on it. */
export function openPreview(open: (at: string, words: string) => void) {
  const frame = el('iframe', {title: 'The page', className: 'page'});
  let shown = {file: '', line: 0};

  /** Outlines the block with the caret, also after the page has changed. */
  const outline = (isNew: boolean) => {
    const page = frame.contentDocument;
    const own = page ? blocksIn(page).filter((one) => placeOf(one).startsWith(`${shown.file}:`)) : [];
    const lineOf = (block: Element) => Number(/\d+$/.exec(placeOf(block))?.[0]);
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
      const target = event.target as Element;
      if (target.closest('a')) event.preventDefault();
      if (target.closest('a')) event.stopPropagation();
      const at = placeOf(blockAt(target));
      if (at) open(at, wordsAt(page, event));
    };
    page.addEventListener('click', click, {capture: true});
    new MutationObserver(() => outline(false)).observe(page.documentElement, {childList: true, subtree: true});
    outline(true);
  };

  const choices = Object.entries(widths).map(([name, width]) => {
    const choose = () => {
      frame.style.inlineSize = width;
      for (const one of choices) one.ariaPressed = String(one === own);
    };
    const own = button(name, choose, 'quiet');
    own.ariaPressed = String(name === 'Full');
    return own;
  });
  const link = el('a', {target: '_blank', rel: 'noopener'}, 'Open the page');
  return {
    element: el(
      'section',
      {className: 'preview', ariaLabel: 'The page'},
      el('div', {className: 'tools', role: 'toolbar', ariaLabel: 'Width of the page'}, ...choices, link),
      el('div', {className: 'stage'}, frame),
    ),
    /** Shows a page, unless it is there already. */
    show: (address: string, file: string) => {
      link.href = address;
      if (frame.contentWindow?.location.pathname !== address) frame.src = address;
      // A page that is still being compiled may come without its text or with half a script.
      const again = () => {
        const page = frame.contentDocument;
        const isThere = page && blocksIn(page).some((one) => placeOf(one).startsWith(`${file}:`));
        if (link.pathname === address && !isThere) frame.contentWindow?.location.reload();
      };
      for (const seconds of [8, 20, 45, 90]) setTimeout(again, seconds * 1000);
    },
    /** Follows the caret. */
    follow: (file: string, line: number) => {
      shown = {file, line};
      outline(true);
    },
  };
}
