/**
 * Names that the shell, the components and the steps of the build must spell alike. The inline scripts use nothing
 * from outside themselves, so they are handed these as an argument.
 */
export const names = {
  /** The id of what a visitor sees first on a page. The first paint waits for it and for nothing below. */
  firstScreen: 'first-screen',
  /** The id of the element that names the application's files until it is started. */
  application: 'application',
  /** The key under which the browser keeps the chosen theme, and the attribute `data-theme` of the page. */
  theme: 'theme',
  /** What `data-fonts` of the page says until its typefaces are there. */
  lateFonts: 'late',
  /** The event that tells of a move to another page, when that page is there. */
  arrival: 'arrival',
  /** What tells keepPlaces that the screen is about to stand still for a move: then nothing is found on it. */
  departure: 'departure',
  /** The attribute of the page from a tap on a link until the page that it leads to is there. */
  waiting: 'data-waiting',
  /** The events that tell of a visitor, with spaces between them. */
  signs: 'pointermove pointerdown touchstart keydown focusin wheel scroll',
  /** The key under which the tab keeps the places that were left. */
  places: 'places',
} as const;

export type Names = typeof names;
