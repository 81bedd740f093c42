import type {FromPage, ToPage} from '../protocol';

const marked = '[data-line]';
const lineOf = (element: Element) => {
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(element.getAttribute('data-line') ?? '') ?? [];
  return {file, line: Number(line)};
};

/** The block that an element is in or, if it is in none, the first block beside it. */
function blockAt(element: Element | null): Element | null {
  const own = element?.closest(marked);
  if (own || !element) return own ?? null;
  return element.querySelector(marked) ?? blockAt(element.parentElement);
}

/** A few characters around a point, which find the place in the file. */
function wordsAt(x: number, y: number): string {
  const place = document.caretPositionFromPoint?.(x, y);
  const text = place?.offsetNode.nodeType === Node.TEXT_NODE ? (place.offsetNode.textContent ?? '') : '';
  return text.slice(Math.max(0, (place?.offset ?? 0) - 12), (place?.offset ?? 0) + 12);
}

/** In the frame of `/write`: a click opens its text, and the block with the caret has an outline. */
function followWriter(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    `[data-written]{outline:2px solid var(--accent);outline-offset:.35em;border-radius:.15em;scroll-margin:6rem}`,
  );
  document.adoptedStyleSheets.push(styles);
  const send = (message: FromPage) => parent.postMessage(message, location.origin);
  let last: ToPage | undefined;
  const show = (isNew: boolean) => {
    if (!last) return;
    const {file, line} = last;
    const own = [...document.querySelectorAll(marked)].filter((one) => lineOf(one).file === file);
    const at = own.filter((one) => lineOf(one).line <= line).at(-1) ?? own[0];
    if (at?.hasAttribute('data-written') && !isNew) return;
    document.querySelector('[data-written]')?.removeAttribute('data-written');
    at?.setAttribute('data-written', '');
    const {top = 0, bottom = 0} = at?.getBoundingClientRect() ?? {};
    if (isNew && (top < 80 || bottom > innerHeight)) at?.scrollIntoView({block: 'center'});
  };
  addEventListener('message', ({origin, data}: MessageEvent<ToPage>) => {
    if (origin !== location.origin || data.write !== 'show') return;
    last = data;
    show(true);
  });
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest('a')) event.preventDefault();
      if (target.closest('a')) event.stopPropagation();
      const block = blockAt(target);
      const at = block?.getAttribute('data-line');
      if (at) send({write: 'open', at, words: wordsAt(event.clientX, event.clientY)});
    },
    true,
  );
  new MutationObserver(() => show(false)).observe(document.documentElement, {childList: true, subtree: true});
  send({write: 'ready'});
}

/** E opens the text under the pointer. */
function listenForKey(): void {
  let pointer: Element | null = null;
  addEventListener('pointermove', ({target}) => (pointer = target as Element), {passive: true});
  addEventListener('keydown', (event) => {
    const {key, target} = event;
    const isTyping = (target as HTMLElement).closest('input, textarea, select, [contenteditable]');
    if (key.toLowerCase() !== 'e' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const inMain = pointer?.isConnected === true && pointer.closest('main');
    const block = (inMain && blockAt(pointer)) || document.querySelector(`main ${marked}`);
    location.href = `/write?at=${encodeURIComponent(block?.getAttribute('data-line') ?? '')}`;
  });
}

if (typeof window !== 'undefined') {
  const isFramed = parent !== window && parent.location.pathname === '/write';
  if (isFramed) followWriter();
  else listenForKey();
}
