/** Where the visitor is. Every move makes a new one. */
export type Location = {pathname: string; search: string; hash: string; state: unknown};

const listeners = new Set<() => void>();

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

export function here(): Location {
  const {pathname, search, hash} = window.location;
  return {pathname: decoded(pathname), search, hash, state: window.history.state};
}

/** Calls back after every move, by script or by the browser's own buttons. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function move(how: 'pushState' | 'replaceState', to: string): void {
  // See early.ts.
  if (!to.includes('#')) document.documentElement.dataset.top = '';
  window.history[how](null, '', to);
  for (const listener of listeners) listener();
}

/** What is left of the package `history`: the site moves to addresses and never holds a visitor back. */
export const history = {
  push: (to: string) => move('pushState', to),
  replace: (to: string) => move('replaceState', to),
};
