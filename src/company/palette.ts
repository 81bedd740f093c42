/** A color as #rrggbb. All others of the site are derived from these, in `src/build/palette`. */
export type Palette = {
  /** Buttons, links, the mark, and the forest: with white text on it, and as text on paper. */
  brand: string;
  /** What stands out: the one button that matters, and marks and text on dark ground. */
  accent: string;
  /** Marks of what is wrong, with white text on it. */
  fault: string;
  /** The ground of the light theme, nearly white. */
  paper: string;
  /** Text on paper, and the dark bands. */
  ink: string;
  /** The ground of the dark theme, nearly black. */
  night: string;
};

export const palette: Palette = {
  brand: '#0e5c46',
  accent: '#f2a93b',
  fault: '#b4492b',
  paper: '#f8f6f0',
  ink: '#10221c',
  night: '#0a1512',
};
