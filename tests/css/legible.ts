import {contrast, over} from '../../src/css/contrast';
import type {Theme} from '../../src/css/colors';

/** Inks that have to be legible on each of these grounds. `share` is the ink's opacity over the ground. */
type Rule = {inks: readonly string[]; on: readonly string[]; least: number; share?: number};

/** The contrast that WCAG requires of text, and of shapes that are needed to understand a page. */
const text = 4.5;
const shape = 3;

const surfaces = ['surface', 'surface-sunken', 'surface-raised'];
const skies = ['sky-high', 'sky-low'];
const bands = ['surface-inverse', 'inverse-raised', 'inverse-sunken'];

const rules: readonly Rule[] = [
  {inks: ['surface'], on: ['opposite'], least: 17},
  {inks: ['text'], on: surfaces, least: 7},
  {inks: ['text', 'text-soft'], on: ['hue-tint', 'accent-soft', ...skies], least: text},
  {inks: ['text-soft', 'text-faint', 'accent-strong'], on: surfaces, least: text},
  // The borders of fields.
  {inks: ['text-faint'], on: ['surface', 'surface-raised'], least: shape, share: 0.75},
  {inks: ['brand', 'brand-strong'], on: [...surfaces, 'sky-high', 'hue-tint'], least: text},
  // At the horizon, the sky is behind buttons and focus rings, but no text has the color of the brand there.
  {inks: ['brand', 'brand-strong'], on: ['sky-low'], least: shape},
  {inks: ['on-brand'], on: ['brand', 'brand-strong'], least: text},
  {inks: ['accent-strong'], on: ['accent-soft'], least: text},
  {inks: ['accent'], on: bands, least: text},
  {inks: ['on-accent'], on: ['accent', 'accent-hover'], least: text},
  {inks: ['text-on-inverse', 'text-on-inverse-soft'], on: bands, least: text},
  {inks: ['fault', 'fault-strong'], on: surfaces, least: shape},
  {inks: ['fault-strong'], on: ['white'], least: text},
  {inks: ['hue-ink'], on: [...surfaces, 'hue-tint', 'accent-soft'], least: text},
  {inks: ['hue-a'], on: ['white'], least: shape},
];

type Illegible = {ink: string; ground: string; reached: number; least: number};

/** The pairs without enough contrast, in colors as #rrggbb by the names of their tokens. */
export function illegibleIn(colors: Readonly<Record<string, string>>, theme: Theme): Illegible[] {
  const at = (name: string): string => colors[name] ?? '#000000';
  const white = '#ffffff';
  // Grounds that style sheets mix themselves, and the opposite of the theme.
  const mixed: Record<string, string> = {
    white,
    opposite: theme === 'light' ? '#000000' : white,
    'accent-hover': over(white, at('accent'), 0.12),
    'inverse-raised': over(white, at('surface-inverse'), 0.05),
    'inverse-sunken': over(white, at('surface-inverse'), 0.08),
  };
  return rules.flatMap(({inks, on, least, share = 1}) =>
    inks.flatMap((ink) =>
      on.flatMap((ground) => {
        const below = mixed[ground] ?? at(ground);
        const reached = contrast(over(at(ink), below, share), below);
        return reached < least ? [{ink, ground, reached, least}] : [];
      }),
    ),
  );
}
