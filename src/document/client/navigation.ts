import {names} from '../../content/documentNames';

type Navigation = {previousLocation: object | null};

/**
 * Marks the page while the next one loads, which may take long. If loading fails, Docusaurus reloads the page, which
 * also removes the mark. The next page is laid out at once, because it may be scrolled to an anchor.
 */
export function onRouteUpdate({previousLocation}: Navigation): (() => void) | undefined {
  if (!previousLocation) return undefined;
  const page = document.documentElement;
  delete page.dataset.layout;
  page.toggleAttribute(names.waiting, true);
  return () => page.removeAttribute(names.waiting);
}

/** The next page is rendered and scrolled to its top, or to the anchor in the address. */
export function onRouteDidUpdate({previousLocation}: Navigation): void {
  if (previousLocation) dispatchEvent(new Event(names.pageShown));
}
