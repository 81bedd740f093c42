import {whenIdle} from './idle';

/** How many pages come ahead wherever a visitor stops, and on one page in all; each is five kilobytes or so. */
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

/** Both are false for a page that is here already, and do nothing where the visitor saves data or is on a slow line. */
type Way = 'prefetch' | 'preload';

function look(way: Way): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const enough = Math.max(left - atOnce, 0);
    for (const path of pathsOf(entries)) {
      const coming = left > enough && window.docusaurus[way](path);
      if (!coming) continue;
      left -= 1;
      // What does not come now comes with the move to it.
      coming.catch(() => undefined);
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"]:not([href*="."])')) observer.observe(link);
}

const loadInView = () => {
  whenIdle(() => {
    look('preload');
  });
};

/**
 * Gets the likely next pages ahead, when the browser is idle: a few of those that the copy in view links to. Menus and
 * the footer are left out, since they list every page. At first they are fetched; where a visitor stops to scroll they
 * are loaded, which makes the move some 60 ms quicker: while a finger is on the glass, Chromium holds back what a page
 * asks for, from its cache too.
 */
export function onRouteDidUpdate(): void {
  left = inAll;
  whenIdle(() => {
    look('prefetch');
  });
  window.addEventListener('scrollend', loadInView);
}
