import type {Palette} from '../content/companyFields';

/** As #rrggbb. All other colors of the site are derived from these, in `src/build/palette`. */
export const palette: Palette = {
  /** Buttons, links, the mark, and the forest: with white text on it, and as text on paper. */
  brand: '#0e5c46',
  /** What stands out: the one button that matters, and marks and text on dark ground. */
  accent: '#f2a93b',
  /** Marks of what is wrong, with white text on it. */
  fault: '#b4492b',
  /** The ground of the light theme, nearly white. */
  paper: '#f8f6f0',
  /** Text on paper, and the dark bands. */
  ink: '#10221c',
  /** The ground of the dark theme, nearly black. */
  night: '#0a1512',
};
