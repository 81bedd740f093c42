import {colorsFor, companyColors, palette, themes, type CompanyColor, type Palette, type Theme} from './colors';
import {messages} from './messages';

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

type Rgb = readonly [red: number, green: number, blue: number];
const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const hex = (color: Rgb): string => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The color that is seen where one with some opacity covers another. */
const over = (top: Rgb, ground: Rgb, share: number): Rgb =>
  ground.map((part, at) => part + ((top[at] ?? 0) - part) * share) as unknown as Rgb;

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Illegible = {ink: string; ground: string; beside: string; reached: number; least: number};

/** The pairs without enough contrast, in colors as #rrggbb by the names of their tokens. */
export function illegibleIn(colors: Readonly<Record<string, string>>, theme: Theme): Illegible[] {
  const at = (name: string): Rgb => channels(colors[name] ?? '#000000');
  const white = channels('#ffffff');
  // Grounds that style sheets mix themselves, and the opposite of the theme.
  const mixed: Record<string, Rgb> = {
    white,
    opposite: theme === 'light' ? channels('#000000') : white,
    'accent-hover': over(white, at('accent'), 0.12),
    'inverse-raised': over(white, at('surface-inverse'), 0.05),
    'inverse-sunken': over(white, at('surface-inverse'), 0.08),
  };
  return rules.flatMap(({inks, on, least, share = 1}) =>
    inks.flatMap((ink) =>
      on.flatMap((ground) => {
        const below = mixed[ground] ?? at(ground);
        const reached = contrast(over(at(ink), below, share), below);
        return reached < least ? [{ink, ground, beside: hex(below), reached, least}] : [];
      }),
    ),
  );
}

/** The illegible pairs in which a color of the company is used unchanged: as the ink, or below white. The worst first. */
const brokenWith = (given: Palette, name: CompanyColor): Illegible[] =>
  themes
    .flatMap((theme) => {
      const colors = colorsFor({theme, given});
      const isIt = (token: string) => colors[token] === given[name].toLowerCase();
      return illegibleIn(colors, theme).filter(({ink, ground}) => (ink === 'on-brand' ? isIt(ground) : isIt(ink)));
    })
    .sort((a, b) => a.reached / a.least - b.reached / b.least);

/** The same color as dark or light as it has to be. */
function legible(given: Palette, name: CompanyColor): string | undefined {
  for (let away = 0.01; away < 1; away += 0.01) {
    for (const by of [-away, away]) {
      const more = `:root{--tried:oklch(from ${given[name]} calc(l + ${by.toFixed(2)}) c h);}`;
      const tried = colorsFor({more})['tried'];
      if (tried && brokenWith({...given, [name]: tried}, name).length === 0) return tried;
    }
  }
  return undefined;
}

export type Refused = {name: CompanyColor; message: string};

/** The colors of the company that cannot be used, each with the nearest that can, with which the next are checked. */
export function refusals(given: Palette = palette): Refused[] {
  const unreadable = companyColors.filter((name) => !/^#[\da-f]{6}$/i.test(given[name]));
  if (unreadable.length > 0) return unreadable.map((name) => ({name, message: messages.notHex({name})}));
  const fixed = {...given};
  // Grounds come first, because the other colors are checked against them.
  return [...companyColors].reverse().flatMap((name) => {
    const [worst] = brokenWith(fixed, name);
    if (!worst) return [];
    const better = legible(fixed, name);
    fixed[name] = better ?? fixed[name];
    return [{name, message: messages.refused({...worst, name, value: given[name], better})}];
  });
}
