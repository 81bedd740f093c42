type Refused = {
  name: string;
  value: string;
  beside: string;
  reached: number;
  least: number;
  better: string | undefined;
};

export const messages = {
  unknown: ({name}: {name: string}) => `Unknown color "${name}". The colors are in src/css/colors.css.`,
  notHex: ({name}: {name: string}) => `"${name}" must be a color such as #336699. Correct it.`,
  refused: ({name, value, beside, reached, least, better}: Refused) =>
    `"${name}" cannot be ${value}: its contrast with ${beside} next to it is ${reached.toFixed(1)}, but it must be at least ${least}. ` +
    (better ? `The nearest color that can be used is ${better}.` : 'Choose another one.'),
};
