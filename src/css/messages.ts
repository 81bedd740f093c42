type Refused = {name: string; value: string; against: string; reached: number; least: number; better: string};

export const messages = {
  unknown: ({name}: {name: string}) => `Unknown color "${name}". The colors are in src/css/colors.css.`,
  notHex: ({name}: {name: string}) => `"${name}" must be a color such as #336699. Correct it.`,
  refused: ({name, value, against, reached, least, better}: Refused) =>
    `"${name}" cannot be ${value}: its contrast with ${against} is ${reached.toFixed(1)}, but it must be at least ${least}. ` +
    `The nearest color that can be used is ${better}.`,
};
