/** Why a file cannot be the logo, after "The logo cannot be drawn: ". */
export const messages = {
  unreadable: 'it cannot be read as an SVG. Export it again as a plain SVG.',
  noViewBox: 'it has no viewBox of four numbers, such as "0 0 32 32", so its size is unknown. Add one.',
  notSquare: ({viewBox, square}: {viewBox: string; square: string}) =>
    `its viewBox "${viewBox}" is not a square. Write viewBox="${square}", which centers the mark.`,
  empty: 'it draws nothing. Export it again with its shapes.',
  part: ({tag}: {tag: string}) =>
    `<${tag}> is not a plain shape. Turn text into outlines, and use only <g>, <path> and other shapes.`,
  reference: ({tag, to}: {tag: string; to: string}) =>
    `<${tag}> refers to ${to}. Export it again without gradients and clip paths.`,
  colors: ({colors}: {colors: string}) =>
    `it has several colors (${colors}), but the site draws the mark in a single color, that of the theme. Give all shapes the same color.`,
};
