const isInView = (link: Element) => {
  const {top, bottom} = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Docusaurus prefetches the pages of links in view and loads one when its link is touched. While a finger is down,
 * Chromium delays requests, even cached ones, so pages in view are loaded as soon as scrolling ends.
 */
function preload(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    if (!isInView(link)) continue;
    const loading = window.docusaurus.preload(link.pathname);
    // If this fails, the navigation loads the page.
    if (loading) loading.catch(() => undefined);
  }
}

export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (!previousLocation) window.addEventListener('scrollend', () => setTimeout(preload));
}
