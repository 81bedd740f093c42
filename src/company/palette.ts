import type {Palette} from '../content/companyFields';

/** As #rrggbb. All other colors of the site are derived from these, in `src/css/palette`. */
export const palette: Palette = {
  /** Buttons, links, the mark and the forest. It has to be legible on paper, and under white text. */
  brand: '#0e5c46',
  /** Emphasis: the most important button, and marks and text on dark backgrounds. */
  accent: '#f2a93b',
  /** Errors. White text has to be legible on it. */
  fault: '#b4492b',
  /** The background of the light theme, nearly white. */
  paper: '#f8f6f0',
  /** Text on paper, and the background of dark bands. */
  ink: '#10221c',
  /** The background of the dark theme, nearly black. */
  night: '#0a1512',
};
