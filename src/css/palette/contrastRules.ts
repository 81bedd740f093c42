import {hues} from '../../content/fieldSchemas';
import {over} from './color';

/** The tokens of a theme by their names, such as `text-soft` or `tone-6-ink`. */
export type Colors = Readonly<Record<string, string>>;

/** Inks that have to be legible on each of these grounds. `share` is the ink's opacity over the ground or `mixedWith`. */
export type ContrastRule = {
  inks: readonly string[];
  on: readonly string[];
  least: number;
  share?: number;
  mixedWith?: string;
};

/** The contrast that WCAG requires of text, and of shapes that are needed to understand a page. */
const text = 4.5;
const shape = 3;

const surfaces = ['surface', 'surface-sunken', 'surface-raised'];
const tints = hues.map((hue) => `${hue}-tint`);
const skies = ['sky-high', 'sky-low'];
const bands = ['surface-inverse', 'inverse-raised', 'inverse-sunken'];

/** In order of priority: later colors are adjusted to earlier ones. */
export const contrastRules: readonly ContrastRule[] = [
  {inks: ['surface'], on: ['opposite'], least: 17},
  {inks: ['text'], on: surfaces, least: 7},
  {inks: ['text', 'text-soft'], on: [...tints, ...skies, 'accent-soft'], least: text},
  {inks: ['text-soft', 'text-faint', 'accent-strong'], on: surfaces, least: text},
  {inks: ['text-faint'], on: ['surface', 'surface-raised'], least: shape, share: 0.75, mixedWith: 'surface'},
  {inks: ['brand', 'brand-strong'], on: [...surfaces, ...tints, ...skies], least: text},
  {inks: ['brand'], on: [...surfaces, ...tints], least: shape, share: 0.7},
  {inks: ['on-brand'], on: ['brand', 'brand-strong'], least: text, share: 0.82},
  {inks: ['accent-strong'], on: ['accent-soft'], least: text},
  {inks: ['accent'], on: bands, least: text},
  {inks: ['accent'], on: bands, least: shape, share: 0.7},
  {inks: ['on-accent'], on: ['accent', 'accent-hover'], least: text},
  {inks: ['text-on-inverse', 'text-on-inverse-soft'], on: bands, least: text},
  {inks: ['text-on-inverse'], on: ['ridge-5'], least: text},
  {inks: ['fault', 'fault-strong'], on: surfaces, least: shape},
  {inks: ['fault-strong'], on: ['white'], least: text},
  ...hues.flatMap((hue): ContrastRule[] => [
    {inks: [`${hue}-ink`], on: [...surfaces, `${hue}-tint`, 'accent-soft'], least: text},
    {inks: [`${hue}-a`], on: ['white'], least: shape},
  ]),
  {inks: ['brand-ink'], on: skies, least: text},
];

/** Adds grounds that style sheets mix themselves, and the opposite of the theme: black for light, white for dark. */
export const withMixed = (colors: Colors, theme: 'light' | 'dark'): Colors => ({
  ...colors,
  white: '#fff',
  opposite: theme === 'light' ? '#000' : '#fff',
  'accent-hover': over('#fff', colors['accent'] ?? '', 0.12),
  'inverse-raised': over('#ffffff0d', colors['surface-inverse'] ?? ''),
  'inverse-sunken': over('#ffffff14', colors['surface-inverse'] ?? ''),
});
