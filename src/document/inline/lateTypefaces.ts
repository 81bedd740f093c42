import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page: the first paint waits for no typeface, and text takes its own as soon as it is there,
 * if nothing in view moves by that. Otherwise it waits until the visitor has scrolled, or moved to another page.
 */
export function lateTypefaces(names: Names): void {
  const page = document.documentElement;
  page.dataset.fonts = names.lateFonts;
  // It is in the page, but a browser only starts to read it for the first frame, which then has another typeface.
  void document.fonts.load('600 1em headline');
  let areHere = false;
  let isDrawn = false;
  requestAnimationFrame(() => (isDrawn = true));

  const inView = (parent: ParentNode, blocks: string) =>
    [...parent.querySelectorAll(blocks)]
      .filter((element) => element.checkVisibility?.({contentVisibilityAuto: true}))
      .map((element) => [element, element.getBoundingClientRect()] as const)
      .filter(([, {top, bottom}]) => bottom > 0 && top < innerHeight);
  /** Every block in view, with its distance from the top. A word that goes to the next line moves nothing else. */
  const placesInView = () =>
    inView(document, 'main > *, main ~ *').flatMap((part) => [
      part,
      ...inView(part[0], ':not(a, b, bdi, em, small, span, strong)'),
    ]);

  const useAll = () => {
    if (areHere) delete page.dataset.fonts;
  };
  const useUnlessMoving = () => {
    if (!page.dataset.fonts) return;
    const places = isDrawn ? placesInView() : [];
    useAll();
    if (places.every(([element, {top}]) => Math.abs(element.getBoundingClientRect().top - top) < 3)) return;
    page.dataset.fonts = names.lateFonts;
    addEventListener('scrollend', useUnlessMoving, {once: true});
  };
  const load = () => {
    // In the head, the list would take half of this script's time.
    const faces = [...document.fonts].filter(({family}) => !/fallback|headline/.test(family));
    void Promise.all(faces.map((face) => face.load())).then(
      () => {
        areHere = true;
        useUnlessMoving();
      },
      // Without them the page stays as it is.
      () => undefined,
    );
  };

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who was here before has them already. For others they come after the page.
  if (visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`)) load();
  else addEventListener('DOMContentLoaded', load);
  addEventListener(names.arrival, useAll);
}
