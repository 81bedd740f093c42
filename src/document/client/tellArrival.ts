import {names} from '../../content/documentNames';

/** The page that a visitor moves to is there, at its top or at the anchor that the address names. */
export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (previousLocation) dispatchEvent(new Event(names.arrival));
}
