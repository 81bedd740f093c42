import type {Palette} from '../../content/companyFields';
import {contrast, over, paint, read, write} from './color';
import {hueRoles} from './hues';
import {messages} from './messages';
import {contrastRules, withMixed, type Colors, type ContrastRule} from './contrastRules';
import {roles, type Value} from './roles';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export type Tokens = Record<Theme, Colors>;

/** A contrast rule that a color breaks. */
type Broken = {ink: string; ground: string; reached: number; least: number};

/** The value of each token in a theme, before any is adjusted for contrast. */
export function valuesOf(palette: Palette, theme: Theme): ReadonlyMap<string, Value> {
  const all = Object.entries({...roles, ...hueRoles(palette)});
  return new Map(all.map(([name, [light, dark = light]]) => [name, theme === 'dark' ? dark : light]));
}

function drawn(value: Value, palette: Palette): string {
  if (typeof value === 'string') return palette[value as keyof Palette] ?? value;
  return 'from' in value ? paint(value, palette) : write(value);
}

export const drawnAll = (values: ReadonlyMap<string, Value>, palette: Palette): Record<string, string> =>
  Object.fromEntries([...values].map(([name, value]) => [name, drawn(value, palette)]));

/** The contrast rules that a color would break if it were the ink. */
export function brokenBy(ink: string, color: string, colors: Colors): Broken[] {
  const visible = (ground: string, {share = 1, mixedWith}: ContrastRule) =>
    share < 1 ? over(color, mixedWith ? (colors[mixedWith] ?? '') : ground, share) : color;
  return contrastRules
    .filter(({inks}) => inks.includes(ink))
    .flatMap((rule) =>
      rule.on.flatMap((name) => {
        const ground = colors[name] ?? '';
        const reached = contrast(visible(ground, rule), ground);
        return reached < rule.least ? [{ink, ground: name, reached, least: rule.least}] : [];
      }),
    );
}

type Passes = (color: string) => boolean;

/** The first color that passes, going outward from the lightness of another, and the distance in lightness. */
function outward(color: string, passes: Passes, from: number, step: number): {found: string; away: number} | undefined {
  const {l, ...rest} = read(color);
  for (let away = from; away < 1; away += step) {
    const tried = [l - away, l + away].filter((at) => at >= 0 && at <= 1);
    const found = tried.map((at) => write({...rest, l: at})).find(passes);
    if (found) return {found, away};
  }
  return undefined;
}

/** The color that passes with the nearest lightness, searched in large steps and then in small ones. */
export function nearest(color: string, passes: Passes): string | undefined {
  if (passes(color)) return color;
  const large = 0.02;
  const about = outward(color, passes, large, large)?.away ?? large;
  return outward(color, passes, about - large + 0.002, 0.002)?.found;
}

const inks = [...new Set(contrastRules.flatMap((rule) => rule.inks))];

/** Colors of the palette stay as they are; derived ones are adjusted until they pass every contrast rule. */
function colorsIn(palette: Palette, theme: Theme): Colors {
  const values = valuesOf(palette, theme);
  const colors = drawnAll(values, palette);
  for (const ink of inks.filter((name) => typeof values.get(name) === 'object')) {
    const grounds = withMixed(colors, theme);
    const adjusted = nearest(colors[ink] ?? '', (color) => brokenBy(ink, color, grounds).length === 0);
    if (!adjusted) throw new Error(messages.illegible({ink, theme}));
    colors[ink] = adjusted;
  }
  return colors;
}

/** All colors of the site, in both themes. */
export const derive = (palette: Palette): Tokens => ({
  light: colorsIn(palette, 'light'),
  dark: colorsIn(palette, 'dark'),
});
