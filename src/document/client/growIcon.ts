import {names} from '../../content/documentNames';

const iconIn = (place: Element | null) => place?.querySelector<HTMLElement>('[data-size]');
const name = (icon: HTMLElement | null | undefined, text: string) => {
  if (icon) icon.style.viewTransitionName = text;
};

/** The icon of a card or of a menu grows into that of the page it leads to. */
function grow(link: HTMLAnchorElement, move: () => void): void {
  const from = iconIn(link);
  name(from, 'icon');
  dispatchEvent(new Event(names.departure));
  const {finished} = document.startViewTransition(async () => {
    const arrived = new Promise((resolve) => addEventListener(names.arrival, resolve, {once: true}));
    move();
    await arrived;
    name(from, '');
    name(iconIn(document.getElementById(names.firstScreen)), 'icon');
  });
  const clear = () => name(iconIn(document.getElementById(names.firstScreen)), '');
  finished.then(clear, clear);
}

// The page process of WebKitGTK ends in a transition (tests/engines/menus.spec.ts).
const isWebKit = () => navigator.vendor.startsWith('Apple');
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let moving = false;

function takeClick(event: MouseEvent): void {
  if (moving || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
  if (!iconIn(link) || !link || link.pathname === location.pathname || isStill()) return;
  event.preventDefault();
  event.stopPropagation();
  document.documentElement.toggleAttribute(names.waiting, true);
  const move = () => {
    moving = true;
    link.click();
    moving = false;
  };
  // The screen stands still while a page moves, so the next one has to be there.
  Promise.resolve(window.docusaurus.preload(link.pathname)).then(() => grow(link, move), move);
}

export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (previousLocation || isWebKit() || !('startViewTransition' in document)) return;
  addEventListener('click', takeClick, true);
}
