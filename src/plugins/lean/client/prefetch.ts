import {whenIdle} from './idle';

/** How many pages are fetched ahead while a page is looked at; each is five kilobytes or so. */
const most = 3;

/** Paths of pages that the visitor can see a link to and is not on; files have a dot in their address. */
function pathsOf(entries: readonly IntersectionObserverEntry[]): string[] {
  const paths = entries
    .filter(({isIntersecting, target}) => isIntersecting && target.checkVisibility({visibilityProperty: true}))
    .map(({target}) => (target as HTMLAnchorElement).pathname);
  return [...new Set(paths)].filter((path) => path !== window.location.pathname);
}

function look(): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    for (const path of pathsOf(entries).slice(0, most)) void window.docusaurus.prefetch(path);
  });
  for (const link of document.querySelectorAll('main a[href^="/"]:not([href*="."])')) observer.observe(link);
}

/**
 * Fetches the likely next pages ahead: once the browser is idle, a few of those that the copy in view links to.
 * Menus and the footer are left out, since they list every page. `window.docusaurus` does nothing where the visitor
 * saves data or has a slow connection.
 */
export function onRouteDidUpdate(): void {
  whenIdle(look);
}
