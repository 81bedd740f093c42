import type {Hue} from '../../content/fieldSchemas';
import type {Palette} from '../../content/companyFields';
import {read} from './color';
import type {Role} from './roles';

/** In OKLCH, the same lightness and chroma look equally light and vivid at any hue, so hues differ in nothing else. */
const shades = {
  ink: [
    {l: 0.45, c: 0.115},
    {l: 0.8, c: 0.093},
  ],
  tint: [
    {l: 0.931, c: 0.028},
    {l: 0.287, c: 0.06},
  ],
  a: [{l: 0.45, c: 0.115}],
  b: [{l: 0.725, c: 0.118}],
} as const;

/** Where each hue is on the circle, as a share of the longer or the shorter way from the brand to the accent. */
const places: Record<Exclude<Hue, 'brand' | 'accent'>, readonly [way: 'long' | 'short', share: number]> = {
  'tone-1': ['long', 1 / 6],
  'tone-5': ['long', 2 / 6],
  'tone-2': ['long', 3 / 6],
  'tone-4': ['long', 4 / 6],
  'tone-3': ['long', 5 / 6],
  'tone-6': ['short', 1 / 2],
};

/** With less chroma than this, a color is gray and has no meaningful hue. */
const gray = 0.004;

/** The minimum distance between brand and accent, in degrees, that leaves room for a hue between them. */
const minDistance = 60;

/** The hue of the brand, and the distance to the accent in both directions, one of them negative. */
function circle(palette: Palette): {start: number; long: number; short: number} {
  const [brand, accent] = [read(palette.brand), read(palette.accent)];
  const end = accent.c < gray ? brand.h + 180 : accent.h;
  const start = brand.c < gray ? end - 180 : brand.h;
  const forward = (((end - start) % 360) + 360) % 360;
  const [long, short] = forward >= 180 ? [forward, forward - 360] : [forward - 360, forward];
  return {start, long, short: Math.sign(short || 1) * Math.max(Math.abs(short), minDistance)};
}

/** If brand and accent are gray, so are all hues. */
function vividness(palette: Palette): number {
  return Math.min(1, Math.max(read(palette.brand).c, read(palette.accent).c) / 0.08);
}

/** The roles of all hues except those of the brand and the accent, such as `tone-6-ink`. */
export function hueRoles(palette: Palette): Record<string, Role> {
  const {start, ...ways} = circle(palette);
  const vivid = vividness(palette);
  const rolesOf = ([hue, [way, share]]: [string, readonly ['long' | 'short', number]]) =>
    Object.entries(shades).map(([part, [light, dark = light]]): [string, Role] => {
      const at = ({l, c}: {l: number; c: number}) => ({l, c: c * vivid, h: start + share * ways[way]});
      return [`${hue}-${part}`, [at(light), at(dark)]];
    });
  return Object.fromEntries(Object.entries(places).flatMap(rolesOf));
}
