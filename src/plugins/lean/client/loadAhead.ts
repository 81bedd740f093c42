import {whenIdle} from './idle';

/** How many pages are loaded ahead wherever a visitor stops, and on one page in all; each is five kilobytes or so. */
const atOnce = 3;
const inAll = 9;

let left = inAll;

/** Paths of pages that the visitor can see a link to and is not on; files have a dot in their address. */
function pathsOf(entries: readonly IntersectionObserverEntry[]): string[] {
  const paths = entries
    .filter(({isIntersecting, target}) => isIntersecting && target.checkVisibility({visibilityProperty: true}))
    .map(({target}) => (target as HTMLAnchorElement).pathname);
  return [...new Set(paths)].filter((path) => path !== window.location.pathname);
}

function look(): void {
  if (left === 0) return;
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const enough = Math.max(left - atOnce, 0);
    for (const path of pathsOf(entries)) {
      // It is false for a page that is here already.
      if (left > enough && window.docusaurus.preload(path)) left -= 1;
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"]:not([href*="."])')) observer.observe(link);
}

const lookWhenIdle = () => {
  whenIdle(look);
};

/**
 * Loads the likely next pages ahead: once the browser is idle and the visitor has stopped to scroll, a few of those
 * that the copy in view links to. They are loaded whole, not only fetched: while a finger is on the glass, Chromium
 * holds back what a page asks for, from its cache too. Menus and the footer are left out, since they list every page.
 * `window.docusaurus` does nothing where the visitor saves data or has a slow connection.
 */
export function onRouteDidUpdate(): void {
  left = inAll;
  lookWhenIdle();
  window.addEventListener('scrollend', lookWhenIdle);
}
