import {names} from '../../content/documentNames';

const iconIn = (place: Element | null) => place?.querySelector<HTMLElement>('[data-size]');
const name = (icon: HTMLElement | null | undefined, text: string) => {
  if (icon) icon.style.viewTransitionName = text;
};

/** Morphs the icon of a card or a menu item into the icon of the page that it links to. */
function morph(link: HTMLAnchorElement, navigate: () => void): void {
  const from = iconIn(link);
  name(from, 'icon');
  dispatchEvent(new Event(names.beforeTransition));
  const {finished} = document.startViewTransition(async () => {
    const arrived = new Promise((resolve) => addEventListener(names.pageShown, resolve, {once: true}));
    navigate();
    await arrived;
    name(from, '');
    name(iconIn(document.getElementById(names.firstScreen)), 'icon');
  });
  const clear = () => name(iconIn(document.getElementById(names.firstScreen)), '');
  finished.then(clear, clear);
}

// WebKitGTK's web process crashes in a view transition (tests/engines/menus.spec.ts).
const isWebKit = () => navigator.vendor.startsWith('Apple');
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let isNavigating = false;

function handleClick(event: MouseEvent): void {
  if (isNavigating || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
  if (!iconIn(link) || !link || link.pathname === location.pathname || isStill()) return;
  event.preventDefault();
  event.stopPropagation();
  document.documentElement.toggleAttribute(names.waiting, true);
  const navigate = () => {
    isNavigating = true;
    link.click();
    isNavigating = false;
  };
  // A transition freezes the screen, so the next page is loaded before it starts.
  Promise.resolve(window.docusaurus.preload(link.pathname)).then(() => morph(link, navigate), navigate);
}

export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (previousLocation || isWebKit() || !('startViewTransition' in document)) return;
  addEventListener('click', handleClick, true);
}
