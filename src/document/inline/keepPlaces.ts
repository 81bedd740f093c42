import type {Names} from '../../content/documentNames';

/**
 * Keeps the place on a page that a visitor leaves, for the way back and for loading the page again. Browsers keep it
 * as a distance from the top, which is another place where what lies above was never laid out or has other line
 * breaks now. Here it is what the visitor looked at, in the middle of the window. The script runs at the end of every
 * page, and `client/moves.ts` tells it of each move after that.
 */
export function keepPlaces(names: Names): void {
  /** A part of the page, what is looked at in it, and the distance of that from the top of the window. */
  type Place = [part: number, inside: number, top: number];
  // Without it entries of the history have no names, and the browser keeps the place.
  const {navigation} = window;
  if (!navigation) return;

  const parts = () => [...document.querySelectorAll('main > *, body footer')];
  const read = () => JSON.parse(sessionStorage.getItem(names.places) ?? '{}') as Record<string, Place>;
  const entry = () => navigation.currentEntry?.key ?? '';

  const keep = () => {
    const all = parts();
    for (const seen of document.elementsFromPoint(innerWidth / 2, innerHeight / 2)) {
      const at = all.findIndex((part) => part.contains(seen));
      if (at < 0) continue;
      const inside = [...(all[at]?.querySelectorAll('*') ?? [])].indexOf(seen);
      const place: Place = [at, inside, seen.getBoundingClientRect().top];
      return sessionStorage.setItem(names.places, JSON.stringify({...read(), [entry()]: place}));
    }
  };

  const find = () => {
    const [at = -1, inside = -1, top = 0] = read()[entry()] ?? [];
    const part = parts()[at];
    const seen = part?.querySelectorAll('*')[inside] ?? part;
    // What comes into view is laid out then, and moves the place: it takes a few frames to stand still.
    let frames = 4;
    const go = () => {
      if (!seen || frames === 0) return;
      frames -= 1;
      scrollBy(0, seen.getBoundingClientRect().top - top);
      requestAnimationFrame(go);
    };
    go();
  };

  try {
    find();
  } catch {
    // Storage is blocked: the browser keeps the place.
    return;
  }
  history.scrollRestoration = 'manual';
  let isWayBack = false;
  let keptAt = -1;
  navigation.addEventListener('navigate', ({navigationType}) => {
    keep();
    keptAt = scrollY;
    isWayBack = navigationType === 'traverse';
  });
  // Browsers tell of no move that begins in their own buttons. A page that is being left may be laid out otherwise.
  addEventListener('pagehide', () => {
    if (scrollY !== keptAt) keep();
  });
  addEventListener(names.departure, keep);
  addEventListener(names.arrival, () => {
    if (isWayBack) find();
  });
}
