import {names} from '../../content/documentNames';

type Move = {previousLocation: object | null};

/**
 * The parts of the next page may take long to come, and the page before it stays until then. If they do not come, the
 * engine loads the page afresh, and the sign goes with this one.
 */
export function onRouteUpdate({previousLocation}: Move): (() => void) | undefined {
  if (!previousLocation) return undefined;
  const page = document.documentElement;
  page.toggleAttribute(names.waiting, true);
  return () => page.removeAttribute(names.waiting);
}

/** The page that a visitor moves to is there, at its top or at the anchor that the address names. */
export function onRouteDidUpdate({previousLocation}: Move): void {
  if (previousLocation) dispatchEvent(new Event(names.arrival));
}
