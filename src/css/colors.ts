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

/** What a style sheet declares for the root and for an element with this hue. */
function declarationsIn(css: string, hue: string): Record<string, string> {
  const applies = new RegExp(`:root|data-hue(='${hue}'|\\^='${hue.slice(0, 4)}')`);
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const bodies = rules.flatMap(([, selector = '', body = '']) => (applies.test(selector) ? body : []));
  return Object.fromEntries(
    bodies.flatMap((body) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
}

const declared = declarationsIn(sheet, '');
export const palette = Object.fromEntries(
  companyColors.map((name) => [name, declared[`company-${name}`] ?? '']),
) as Palette;

/** Where colors are needed: the hue of a page, further style sheets. */
type Place = {theme?: Theme; hue?: string; more?: string};

/** The colors of colors.css as a browser calculates them, for what is drawn without one: cards, icons and the forest. */
export function colorsFor({theme = 'light', hue = 'brand', more = ''}: Place = {}): Record<string, string> {
  const known = declarationsIn(sheet + more, hue);
  const resolve = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(known[name] ?? ''));
  const rules = Object.entries(known).map(([name, value]) => `.${name}{color:${resolve(value)}}`);
  const {code} = transform({
    filename: 'colors.css',
    code: Buffer.from(rules.join('')),
    // In the notation of the oldest browsers, which a newer one may follow.
    include: Features.Colors,
    targets: {chrome: 80 << 16},
    visitor: {Color: (color) => (typeof color !== 'string' && color.type === 'light-dark' ? color[theme] : color)},
  });
  const drawn = [
    ...Buffer.from(code)
      .toString()
      .matchAll(/([^{}]+)\{\s*color: ([^;]+);/g),
  ];
  return Object.fromEntries(
    drawn.flatMap(([, names = '', color = '']) => (names.match(/[\w-]+/g) ?? []).map((name) => [name, color])),
  );
}

/** Finds colors by the names of their tokens. */
export function painter(place: Place = {}): (name: string) => string {
  const colors = colorsFor(place);
  return (name) => {
    const color = colors[name];
    if (!color) throw new Error(messages.unknown({name}));
    return color;
  };
}
