import {Features, transform} from 'lightningcss';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {messages} from './messages';

export const sheetFile = 'src/css/colors.css';
const sheet = readFileSync(path.join(__dirname, 'colors.css'), 'utf8');

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The six colors from which all others are derived. */
export const companyColors = ['brand', 'accent', 'fault', 'paper', 'ink', 'night'] as const;
export type CompanyColor = (typeof companyColors)[number];
export type Palette = Record<CompanyColor, string>;

type Declarations = Record<string, string>;

/** What a style sheet declares for the root, or for an element with this hue. */
function declarationsIn(css: string, hue: string): Declarations {
  const selectors = [':root', `[data-hue='${hue}']`, ...(hue.startsWith('tone') ? ["[data-hue^='tone']"] : [])];
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Object.fromEntries(
    [...rules]
      .filter(([, applies = '']) => applies.split(',').some((one) => selectors.includes(one.trim())))
      .flatMap(([, , body = '']) =>
        [...body.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name, value]) => [name, value?.trim().replace(/\s+/g, ' ')]),
      ),
  );
}

/** Splits `a, b(c, d)` into its parts. */
function argumentsOf(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** A value of a theme without variables, as far as CSS would replace them. */
function resolve(value: string, theme: Theme, known: Declarations): string {
  const replaced = value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(known[name] ?? '', theme, known));
  const [, both] = /^light-dark\((.*)\)$/.exec(replaced) ?? [];
  return both ? (argumentsOf(both)[themes.indexOf(theme)] ?? '') : replaced;
}

export const palette = Object.fromEntries(
  companyColors.map((name) => [name, declarationsIn(sheet, '')[`company-${name}`] ?? '']),
) as Palette;

/** Where colors are needed: the hue of a page, further style sheets. */
type Place = {theme?: Theme; hue?: string; more?: string};

/** In the notation of the oldest browsers. */
const plain = (code: Uint8Array): Uint8Array =>
  transform({filename: 'colors.css', code, include: Features.Colors, targets: {chrome: 80 << 16}}).code;

const hex = ({r, g, b, alpha}: {r: number; g: number; b: number; alpha: number}): string =>
  `#${[r, g, b, ...(alpha < 1 ? [alpha * 255] : [])].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const calculated = new Map<string, Declarations>();

/**
 * The colors of colors.css as #rrggbb, as a browser calculates them, for what is drawn without one: cards, icons
 * and the forest.
 */
export function colorsFor({theme = 'light', hue = 'brand', more = ''}: Place = {}): Declarations {
  const key = JSON.stringify([theme, hue, more]);
  const before = calculated.get(key);
  if (before) return before;
  const known = declarationsIn(sheet + more, hue);
  const rules = Object.entries(known).map(([name, value]) => `.${name}{color:${resolve(value, theme, known)}}`);
  const colors: Declarations = {};
  transform({
    filename: 'colors.css',
    code: plain(Buffer.from(rules.join('\n'))),
    visitor: {
      Rule: {
        style({value: {selectors, declarations}}) {
          // A newer notation may follow the oldest.
          const [color] = declarations?.declarations ?? [];
          if (color?.property !== 'color' || typeof color.value === 'string' || color.value.type !== 'rgb') return;
          for (const [part] of selectors) if (part?.type === 'class') colors[part.name] = hex(color.value);
        },
      },
    },
  });
  calculated.set(key, colors);
  return colors;
}

/** Finds colors by the names of their tokens. */
export const painter =
  (place: Place = {}) =>
  (name: string): string => {
    const color = colorsFor(place)[name];
    if (!color) throw new Error(messages.unknown({name}));
    return color;
  };
