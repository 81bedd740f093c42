import {blend, clampChroma, converter, formatHex, formatHex8, type Oklch} from 'culori';
import type {Palette} from '../../content/companyFields';

/** A color in OKLCH, where equal steps look equal: lightness from 0 to 1, chroma from 0 (gray), hue in degrees. */
export type Color = {l: number; c: number; h: number};

const toOklch = converter('oklch');
const toRgb = converter('rgb');

export function read(hex: string): Color {
  const {l, c, h} = toOklch(hex) ?? {l: 0, c: 0, h: 0};
  return {l, c, h: h ?? 0};
}

/** As the shortest hex color in CSS. A color that screens cannot show loses chroma until they can. */
export function write({l, c, h}: Color, alpha = 1): string {
  const shown: Oklch = {...clampChroma({mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h}, 'oklch'), alpha};
  const hex = alpha < 1 ? formatHex8(shown) : formatHex(shown);
  return /^#(?:(\w)\1)+$/.test(hex) ? hex.replace(/(\w)\1/g, '$1') : hex;
}

/** The color that is seen where a color with some opacity covers another. */
export function over(top: string, ground: string, share = 1): string {
  const upper = toRgb(top);
  if (!upper) throw new Error(`${top} is not a color.`);
  return formatHex(blend([ground, {...upper, alpha: share * (upper.alpha ?? 1)}]));
}

/** The maximum chroma that a color passes on to derived ones, so that a vivid color does not stain its tints. */
const maxChroma: Record<keyof Palette, number> = {
  brand: 0.16,
  accent: 0.17,
  fault: 0.18,
  paper: 0.012,
  ink: 0.04,
  night: 0.03,
};

/** A shift of the hue in degrees, or as a share of the shorter way to blue. */
type Turn = number | {toBlue: number};

/** A color derived from one of the palette: its lightness, its share of that color's chroma, and a shift of its hue. */
export type Tone = {
  from: keyof Palette;
  lightness: number | {by: number};
  share: number;
  turn: Turn;
  alpha: number;
};

export const tone = (from: keyof Palette, lightness: number, share: number, turn: Turn = 0, alpha = 1): Tone => ({
  from,
  lightness,
  share,
  turn,
  alpha,
});

/** A tone that is lighter or darker than its color by a fixed amount. */
export const step = (from: keyof Palette, by: number, share: number, turn = 0): Tone => ({
  ...tone(from, 0, share, turn),
  lightness: {by},
});

/** The hue of a clear night sky. */
const blue = 248;

const degrees = (turn: Turn, hue: number) =>
  typeof turn === 'number' ? turn : turn.toBlue * (((blue - hue + 540) % 360) - 180);

export function paint({from, lightness, share, turn, alpha}: Tone, palette: Palette): string {
  const {l, c, h} = read(palette[from]);
  const own = typeof lightness === 'number' ? lightness : l + lightness.by;
  return write({l: own, c: share * Math.min(c, maxChroma[from]), h: h + degrees(turn, h)}, alpha);
}
