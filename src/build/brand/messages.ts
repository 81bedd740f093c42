const simplify = 'Export it as a plain SVG of outlines, and run "npx svgo" on it.';

/** Why a file cannot be the logo, after "The logo cannot be drawn: ". */
export const messages = {
  unreadable: 'it cannot be read as an SVG. Export it again as a plain SVG.',
  notSquare: 'its viewBox is not a square of four numbers, such as "0 0 32 32". Correct it.',
  empty: 'it draws nothing. Export it again with its shapes.',
  part: ({tag}: {tag: string}) => `<${tag}> is not a plain shape, such as <path>. ${simplify}`,
  attribute: ({name, value}: {name: string; value: string}) =>
    /^(fill|stroke)$/.test(name)
      ? `${name}="${value}" is a color, but the site draws the mark in that of the theme. Write ${name}="currentColor".`
      : `${name}="${value}" is not part of a plain shape. ${simplify}`,
};
