/** Names shared by the document, components and build. Inline scripts, which cannot import, get them as an argument. */
export const names = {
  /** The id of the first screen of a page. The first paint waits for it, and for nothing below it. */
  firstScreen: 'first-screen',
  /** The id of the element that lists the files of the application until it starts. */
  application: 'application',
  /** The attribute of the page once the application answers taps. */
  started: 'data-started',
  /** The key of the chosen theme in `localStorage`, and the `data-theme` attribute of the page. */
  theme: 'theme',
  /** The id of the style element that declares the files of the typefaces. */
  typefaces: 'typefaces',
  /** The value of the page's `data-layout` attribute while parts below the first screen are laid out late. */
  lateLayout: 'late',
  /** Fired once the typefaces are in use, or cannot be loaded. */
  typefacesSettled: 'typefaces-settled',
  /** Fired after a client-side navigation, once the next page is shown. */
  pageShown: 'page-shown',
  /** The attribute of the page from a tap on a link until the next page is shown. */
  waiting: 'data-waiting',
  /** Events that show that a visitor is interacting with the page, separated by spaces. */
  visitorEvents: 'pointermove pointerdown touchstart keydown focusin wheel scroll',
  /** The key of the saved scroll positions in `sessionStorage`. */
  scrollPositions: 'scroll-positions',
} as const;

/** In `npm start`, the attribute of each block of a page: `<file>:<line>`. */
export const lineAttribute = 'data-line';

export type Names = typeof names;
