const opening = 'site-search';

/** Opens the search from anywhere on the page, with what the visitor has typed so far. */
export const openSearch = (query = ''): void => {
  window.dispatchEvent(new CustomEvent<string>(opening, {detail: query}));
};

const typesIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isShortcut = (event: KeyboardEvent) =>
  (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typesIn(event.target));

/** Calls back when the visitor opens the search: from a field, with `/` or with Ctrl+K. */
export function onSearch(open: (query: string) => void): () => void {
  const asked = (event: Event) => open((event as CustomEvent<string>).detail);
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    open('');
  };
  window.addEventListener(opening, asked);
  window.addEventListener('keydown', pressed);
  return () => {
    window.removeEventListener(opening, asked);
    window.removeEventListener('keydown', pressed);
  };
}
