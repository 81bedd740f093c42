/** Names shared by the document, components and build. Inline scripts, which cannot import, get them as an argument. */
export const names = {
  /** The id of the first screen of a page. The first paint waits for it, and for nothing below it. */
  firstScreen: 'first-screen',
  /** The id of the element that lists the files of the application until it starts. */
  application: 'application',
  /** The attribute of the page once the application answers taps. */
  started: 'data-started',
  /** The attribute of the page from a tap on a link until the next page is shown. */
  waiting: 'data-waiting',
  /** Events that show that a visitor is interacting with the page, separated by spaces. */
  visitorEvents: 'pointermove pointerdown touchstart keydown focusin wheel scroll',
} as const;

/** In `npm start`, the attribute of each block of a page: `<file>:<line>`. */
export const lineAttribute = 'data-line';

export type Names = typeof names;
