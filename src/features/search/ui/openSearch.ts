let listener: ((query: string) => void) | undefined;

/** Opens the search from anywhere on the page, with what the visitor has typed so far. */
export const openSearch = (query = ''): void => listener?.(query);

const acceptsText = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Outside a shadow root, the target of an event is the root's host; only the path has the field inside it. */
const isTyping = (event: Event) => acceptsText(event.composedPath()[0]);

const isShortcut = (event: KeyboardEvent) =>
  (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event));

let isWanted = false;

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isShortcut(event)) return;
  event.preventDefault();
  if (listener) listener('');
  else isWanted = true;
}

// Before the page is hydrated, so that a key pressed early opens the search then.
if (typeof window !== 'undefined') window.addEventListener('keydown', press);

/** Calls back when the visitor opens the search: from a field, with `/` or with Ctrl+K. */
export function onSearch(open: (query: string) => void): () => void {
  listener = open;
  if (isWanted) open('');
  isWanted = false;
  return () => {
    listener = undefined;
  };
}
