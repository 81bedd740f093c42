const isInView = (link: Element) => {
  const {top, bottom} = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * The engine fetches what links in view lead to, and loads it when one is touched. While a finger is on the glass,
 * Chromium holds back what a page asks for, from its cache too: so where a visitor stops, it is loaded before.
 */
function preload(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    if (!isInView(link)) continue;
    const coming = window.docusaurus.preload(link.pathname);
    // What does not come now comes with the move to it.
    if (coming) coming.catch(() => undefined);
  }
}

export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (!previousLocation) window.addEventListener('scrollend', () => setTimeout(preload));
}
