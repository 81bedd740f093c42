/** The names of packages of Fontsource (https://fontsource.org). One may serve both. */
export type Typefaces = {
  /** What is read: text, menus, buttons, forms. */
  text: string;
  /** What is seen first: headlines, figures, quotes, and the company's name. */
  display: string;
};

/** Everything else is read from the packages, in `src/build/typefaces`. A new one is installed with `npm install`. */
export const typefaces: Typefaces = {
  text: '@fontsource-variable/figtree',
  display: '@fontsource-variable/bricolage-grotesque',
};
