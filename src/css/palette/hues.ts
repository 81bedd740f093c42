import type {Hue} from '../../content/fieldSchemas';
import type {Palette} from '../../content/companyFields';
import {read} from './color';
import type {Role} from './roles';

type Shade = {lightness: number; chroma: number; turn: number};
const shade = (lightness: number, chroma: number, turn = 0): Shade => ({lightness, chroma, turn});

type Pair = readonly [light: Shade, dark: Shade];

/** A place between brand and accent, on a way around the hue circle. The gradient goes from the light ink to `b`. */
type Place = {way: 'long' | 'short'; part: number; ink: Pair; tint: Pair; b: Shade};

/** All hues except those of the brand and the accent, which are in roles.ts. */
const places: Record<Exclude<Hue, 'brand' | 'accent'>, Place> = {
  'tone-1': {
    way: 'long',
    part: 0.222,
    ink: [shade(0.438, 0.081), shade(0.806, 0.083, -9)],
    tint: [shade(0.935, 0.025, -6), shade(0.301, 0.047)],
    b: shade(0.719, 0.101, -8),
  },
  'tone-2': {
    way: 'long',
    part: 0.444,
    ink: [shade(0.423, 0.127), shade(0.789, 0.093, 4)],
    tint: [shade(0.924, 0.027, 6), shade(0.277, 0.071, 2)],
    b: shade(0.692, 0.117, 3),
  },
  'tone-3': {
    way: 'long',
    part: 0.863,
    ink: [shade(0.48, 0.134), shade(0.796, 0.099, 7)],
    tint: [shade(0.929, 0.029, 3), shade(0.285, 0.058, 9)],
    b: shade(0.727, 0.129, 6),
  },
  'tone-4': {
    way: 'long',
    part: 0.719,
    ink: [shade(0.472, 0.141), shade(0.805, 0.094, -5)],
    tint: [shade(0.931, 0.03, -5), shade(0.283, 0.065, -3)],
    b: shade(0.74, 0.115, -3),
  },
  'tone-5': {
    way: 'long',
    part: 0.335,
    ink: [shade(0.425, 0.104), shade(0.8, 0.083, -4)],
    tint: [shade(0.931, 0.026, -2), shade(0.287, 0.06)],
    b: shade(0.705, 0.108, -5),
  },
  'tone-6': {
    way: 'short',
    part: 0.527,
    ink: [shade(0.467, 0.102), shade(0.862, 0.123, -3)],
    tint: [shade(0.946, 0.04, -7), shade(0.303, 0.057, -1)],
    b: shade(0.777, 0.141, -2.4),
  },
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

/** The roles of these hues, such as `tone-6-ink`. */
export function hueRoles(palette: Palette): Record<string, Role> {
  const {start, ...ways} = circle(palette);
  const vivid = vividness(palette);
  const rolesOf = ([hue, {way, part, ink, tint, b}]: [string, Place]): [string, Role][] => {
    const at = start + part * ways[way];
    const color = ({lightness, chroma, turn}: Shade) => ({l: lightness, c: chroma * vivid, h: at + turn});
    return [
      [`${hue}-ink`, [color(ink[0]), color(ink[1])]],
      [`${hue}-tint`, [color(tint[0]), color(tint[1])]],
      [`${hue}-a`, [color(ink[0])]],
      [`${hue}-b`, [color(b)]],
    ];
  };
  return Object.fromEntries(Object.entries(places).flatMap(rolesOf));
}
