import {el} from '../dom';
import {blockAt, blocksIn, placeOf} from './blocks';

/** A click in the page: the text of its block, and where in that it was. */
export type Clicked = {file: string; line: number; end: number; shown: string; offset: number};

const lineOf = (block: Element) => Number(/\d+$/.exec(placeOf(block))?.[0]);
const fileOf = (block: Element) => placeOf(block).replace(/:\d+$/, '');

function clickedAt(page: Document, {clientX, clientY, target}: MouseEvent): Clicked | undefined {
  const block = blockAt(target as Element);
  if (!block) return undefined;
  const [file, line] = [fileOf(block), lineOf(block)];
  const after = blocksIn(page).flatMap((one) => (fileOf(one) === file && lineOf(one) > line ? [lineOf(one)] : []));
  const clicked = {file, line, end: Math.min(...after), shown: '', offset: 0};
  const place = page.caretPositionFromPoint(clientX, clientY);
  if (place?.offsetNode.nodeType !== Node.TEXT_NODE || !block.contains(place.offsetNode)) return clicked;
  const range = page.createRange();
  range.setStart(block, 0);
  range.setEnd(place.offsetNode, place.offset);
  return {...clicked, shown: block.textContent, offset: range.toString().length};
}

/** The real page in a frame. While the text has a mistake, it stays the last page that could be shown. */
export function openPreview(open: (clicked: Clicked) => void, mistake: () => string) {
  const frame = el('iframe', {title: 'The page'});
  const reason = el('p', {className: 'line', role: 'status'});
  const own = (file: string) =>
    (frame.contentDocument ? blocksIn(frame.contentDocument) : []).filter((one) => fileOf(one) === file);
  let [shown, address, since, hasFailed] = ['', '/', 0, false];
  const load = () => {
    since = Date.now();
    frame.src = address;
  };
  // A page that was just made is compiled first, and one that a mistake has stopped starts again without it.
  setInterval(() => {
    if (frame.contentDocument?.readyState !== 'complete') return;
    const isMissing = shown !== '' && own(shown).length === 0;
    const words = isMissing ? mistake() : '';
    if (reason.textContent !== words) reason.textContent = words;
    const isOver = isMissing || (hasFailed && mistake() === '');
    if (isOver && Date.now() - since > 10_000) load();
  }, 1000);
  frame.onload = () => {
    const page = frame.contentDocument;
    hasFailed = false;
    frame.contentWindow?.addEventListener('error', () => (hasFailed = true));
    // The mistake stands in the text, below its line.
    page?.head.append(el('style', {}, '[id$=dev-server-client-overlay]{display:none}'));
    const click = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
      const clicked = page && clickedAt(page, event);
      if (clicked) open(clicked);
    };
    page?.addEventListener('click', click, {capture: true});
  };
  return {
    element: el('section', {ariaLabel: 'The page'}, reason, frame),
    /** Shows a page. A part of other pages is shown on the home page, if it is there. */
    show: (own: string | undefined, file: string) => {
      [shown, address] = [own ? file : '', own ?? '/'];
      if (frame.contentWindow?.location.pathname !== address) load();
    },
    /** Follows the caret. */
    follow: (file: string, line: number) => {
      const blocks = own(file);
      const block = blocks.filter((one) => lineOf(one) <= line).at(-1) ?? blocks[0];
      const {top = 0, bottom = 0} = block?.getBoundingClientRect() ?? {};
      if (top < 80 || bottom > frame.clientHeight) block?.scrollIntoView({block: 'center'});
    },
  };
}
