import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page, so that the first paint waits for no typeface. Text uses its typeface once it is
 * loaded, if nothing in view moves by that; otherwise after the next scroll or navigation.
 */
export function lateTypefaces(names: Names): void {
  // Faces of a style sheet are in use from the start. The same faces are added to the document once they are loaded,
  // which lays out text again but computes no styles again.
  const sheet = (document.getElementById(names.typefaces) as HTMLStyleElement).sheet as CSSStyleSheet;
  sheet.disabled = true;
  let faces: FontFace[] = [];
  // It is in the page, but browsers decode it only when a frame asks for it. The first frame would have another typeface.
  void document.fonts.load('600 1em headline');
  let areLoaded = false;
  let areUsed = false;
  let isDrawn = false;
  requestAnimationFrame(() => (isDrawn = true));

  const inView = (parent: ParentNode, blocks: string) =>
    [...parent.querySelectorAll(blocks)]
      .filter((element) => element.checkVisibility?.({contentVisibilityAuto: true}))
      .map((element) => [element, element.getBoundingClientRect()] as const)
      .filter(([, {top, bottom}]) => bottom > 0 && top < innerHeight);
  /**
   * Every block that begins in view, with its distance from the top of the window. Inline elements are left out: a word
   * that wraps moves nothing else.
   */
  const placesInView = () =>
    inView(document, 'main > *, main ~ *')
      .flatMap((part) => [part, ...inView(part[0], ':not(a, b, bdi, em, small, span, strong)')])
      .map(([element, {top}]) => [element, top] as const)
      .filter(([, top]) => top >= 0);

  const useAll = () => {
    if (areUsed || !areLoaded) return;
    areUsed = true;
    for (const face of faces) document.fonts.add(face);
  };
  const useUnlessMoving = () => {
    if (areUsed) return;
    const places = isDrawn ? placesInView() : [];
    useAll();
    const moved = places.map(([element, top]) => element.getBoundingClientRect().top - top);
    // Text above the window may wrap differently. The page moves as a whole then, and is moved back.
    const shift = scrollY > 0 ? (moved[0] ?? 0) : 0;
    if (moved.every((distance) => Math.abs(distance - shift) < 3)) {
      if (shift) scrollBy({top: shift, behavior: 'instant'});
      return;
    }
    areUsed = false;
    for (const face of faces) document.fonts.delete(face);
    addEventListener('scrollend', useUnlessMoving, {once: true});
  };
  const load = () => {
    // As late as possible: in the head, reading them takes half of this script's time.
    faces = [...sheet.cssRules].map((rule) => {
      const {style} = rule as CSSFontFaceRule;
      const read = (name: string) => style.getPropertyValue(name).replaceAll('"', '');
      return new FontFace(read('font-family'), style.getPropertyValue('src'), {
        weight: read('font-weight'),
        unicodeRange: read('unicode-range') || 'U+0-10FFFF',
      });
    });
    void Promise.all(faces.map((face) => face.load()))
      .then(() => {
        areLoaded = true;
        useUnlessMoving();
      })
      // If they cannot be loaded, the fallback fonts stay.
      .catch(() => undefined)
      .then(() => dispatchEvent(new Event(names.typefacesSettled)));
  };

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // On a reload and after an internal link they are in the cache. Otherwise they are loaded after the page.
  if (visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`)) load();
  else addEventListener('DOMContentLoaded', () => setTimeout(load));
  addEventListener(names.pageShown, useAll);
}
