const opening = 'site-search';

/** Opens the search from anywhere on the page, with what the visitor has typed so far. */
export const openSearch = (query = ''): void => {
  window.dispatchEvent(new CustomEvent<string>(opening, {detail: query}));
};

const acceptsText = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Outside a shadow root, the target of an event is the root's host; only the path has the field inside it. */
const isTyping = (event: Event) => acceptsText(event.composedPath()[0]);

const isShortcut = (event: KeyboardEvent) =>
  (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event));

/** Calls back when the visitor opens the search: from a field, with `/` or with Ctrl+K. */
export function onSearch(open: (query: string) => void): () => void {
  const onOpen = (event: Event) => open((event as CustomEvent<string>).detail);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    open('');
  };
  window.addEventListener(opening, onOpen);
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener(opening, onOpen);
    window.removeEventListener('keydown', onKeyDown);
  };
}
