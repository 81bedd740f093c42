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
    const hasArrived = await new Promise((resolve) => {
      addEventListener(names.pageShown, () => resolve(true), {once: true});
      // A transition freezes the screen. Docusaurus loads a page when its link is touched; if it is not there by now,
      // it appears without a transition.
      setTimeout(() => resolve(false), 300);
      navigate();
    });
    name(from, '');
    if (hasArrived) name(iconIn(document.getElementById(names.firstScreen)), 'icon');
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
  morph(link, () => {
    isNavigating = true;
    link.click();
    isNavigating = false;
  });
}

export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (previousLocation || isWebKit() || !('startViewTransition' in document)) return;
  addEventListener('click', handleClick, true);
}
