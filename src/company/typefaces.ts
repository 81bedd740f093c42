import type {Typefaces} from '../content/companyFields';

/**
 * The names of packages of Fontsource (https://fontsource.org); one may serve both. A new one is installed with
 * `npm install`, and everything else is read from it, in `src/build/typefaces`.
 */
export const typefaces: Typefaces = {
  /** What is read: text, menus, buttons, forms. */
  text: '@fontsource-variable/figtree',
  /** What is seen first: headlines, figures, quotes, and the company's name. */
  display: '@fontsource-variable/bricolage-grotesque',
};
