import {names} from '../../content/documentNames';

type Navigation = {previousLocation: object | null};

/**
 * Marks the page while the next one loads, which may take long. If loading fails, Docusaurus reloads the page, which
 * also removes the mark.
 */
export function onRouteUpdate({previousLocation}: Navigation): (() => void) | undefined {
  if (!previousLocation) return undefined;
  const page = document.documentElement;
  page.toggleAttribute(names.waiting, true);
  return () => page.removeAttribute(names.waiting);
}
