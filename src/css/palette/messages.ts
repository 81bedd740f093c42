import type {Palette} from '../../content/companyFields';

type Refused = {color: keyof Palette; value: string; beside: string; reached: string; least: number};

export const messages = {
  unknown: ({name}: {name: string}) => `Unknown color "${name}". The colors are in src/css/palette/roles.ts.`,
  refused: ({color, value, beside, reached, least}: Refused) =>
    `"${color}" cannot be ${value}: its contrast with ${beside} next to it is ${reached}, but it must be at least ${least}.`,
  nearest: ({better}: {better: string}) => `The nearest color that can be used is ${better}.`,
  asAccent: ({value}: {value: string}) => `${value} itself can be the "accent", for the most important button.`,
  another: 'Choose another one.',
  illegible: ({ink, theme}: {ink: string; theme: string}) =>
    `With the palette in src/company/palette.ts, no "${ink}" is legible (${theme} theme).`,
};
