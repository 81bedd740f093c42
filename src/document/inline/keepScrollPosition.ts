import type {Names} from '../../content/documentNames';

/**
 * Keeps the scroll position for going back and for reloading. Browsers keep the distance from the top, which is wrong
 * if text above wraps differently. This keeps the element in the middle of the window instead. It runs at the end of every page, and `client/navigation.ts` reports each later navigation.
 */
export function keepScrollPosition(names: Names): void {
  /** The index of a part of the page, the index of an element in it, and its distance from the top of the window. */
  type Place = [part: number, inside: number, top: number];
  // Without the Navigation API, history entries have no keys, so the browser keeps the position.
  const {navigation} = window;
  if (!navigation) return;

  const parts = () => [...document.querySelectorAll('main > :not(link), body footer')];
  const read = () => JSON.parse(sessionStorage.getItem(names.scrollPositions) ?? '{}') as Record<string, Place>;
  const entry = () => navigation.currentEntry?.key ?? '';

  const keep = () => {
    const all = parts();
    for (const element of document.elementsFromPoint(innerWidth / 2, innerHeight / 2)) {
      const at = all.findIndex((part) => part.contains(element));
      if (at < 0) continue;
      const inside = [...(all[at]?.querySelectorAll('*') ?? [])].indexOf(element);
      const place: Place = [at, inside, element.getBoundingClientRect().top];
      return sessionStorage.setItem(names.scrollPositions, JSON.stringify({...read(), [entry()]: place}));
    }
  };

  const find = () => {
    const [at = -1, inside = -1, top = 0] = read()[entry()] ?? [];
    const part = parts()[at];
    const element = part?.querySelectorAll('*')[inside] ?? part;
    if (element) scrollBy(0, element.getBoundingClientRect().top - top);
  };

  try {
    find();
  } catch {
    // Storage is blocked: the browser keeps the position.
    return;
  }
  history.scrollRestoration = 'manual';
  let isTraversal = false;
  let keptAt = -1;
  navigation.addEventListener('navigate', ({navigationType}) => {
    keep();
    keptAt = scrollY;
    isTraversal = navigationType === 'traverse';
  });
  // Browser buttons do not always fire `navigate`. If it fired, its position stays, since the layout may have changed.
  addEventListener('pagehide', () => {
    if (scrollY !== keptAt) keep();
  });
  // Going back to another anchor of the page does not need the application, which may not have started yet.
  for (const type of [names.pageShown, 'hashchange'])
    addEventListener(type, () => {
      if (isTraversal) find();
    });
}
