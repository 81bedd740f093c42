import {wcagContrast} from 'culori';
import {palette as ours} from '../../company/palette';
import type {Palette} from '../../content/companyFields';
import {over, paint, read, write} from './color';
import {contrastRules, withMixed, type Colors, type ContrastRule} from './contrastRules';
import {hueRoles} from './hues';
import {messages} from './messages';
import {forestRoles, ownHueRoles, tokenRoles, type Value} from './roles';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A contrast rule that a color breaks: the color of the ground, and the ratios. */
type Broken = {beside: string; reached: number; least: number};

/** The value of each token in a theme, before any is adjusted for contrast. */
export function valuesOf(palette: Palette, theme: Theme): ReadonlyMap<string, Value> {
  const all = Object.entries({...tokenRoles, ...ownHueRoles, ...hueRoles(palette), ...forestRoles});
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
        const beside = colors[name] ?? name;
        const reached = wcagContrast(visible(beside, rule), beside);
        return reached < rule.least ? [{beside, reached, least: rule.least}] : [];
      }),
    );
}

/** The color that passes with the nearest lightness. */
export function nearest(color: string, passes: (color: string) => boolean): string | undefined {
  if (passes(color)) return color;
  const {l, ...rest} = read(color);
  for (let away = 0.002; away < 1; away += 0.002) {
    const tried = [l - away, l + away].filter((at) => at >= 0 && at <= 1);
    const found = tried.map((at) => write({...rest, l: at})).find(passes);
    if (found) return found;
  }
  return undefined;
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

export const derive = (palette: Palette): Record<Theme, Colors> => ({
  light: colorsIn(palette, 'light'),
  dark: colorsIn(palette, 'dark'),
});

let known: Record<Theme, Colors> | undefined;

/** A color of the site by its name in roles.ts, or by hue, such as `tone-6-ink`, for drawings outside of style sheets. */
export function token(name: string, theme: Theme = 'light'): string {
  known ??= derive(ours);
  const color = known[theme][name];
  if (!color) throw new Error(messages.unknown({name}));
  return color;
}
