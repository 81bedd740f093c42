import type {Typefaces} from '../content/companyFields';

/**
 * Names of Fontsource packages (https://fontsource.org); both may be the same. Install a new one with `npm install`;
 * `src/build/typefaces` reads everything else from the package.
 */
export const typefaces: Typefaces = {
  /** Text, menus, buttons and forms. */
  text: '@fontsource-variable/figtree',
  /** Headlines, figures, quotes and the company's name. */
  display: '@fontsource-variable/bricolage-grotesque',
};
