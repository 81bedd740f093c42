import type {Palette} from '../../content/companyFields';
import {step, tone, type Color, type Tone} from './color';

/** A color of the palette, a tone of one, a color in OKLCH, or a literal such as white. */
export type Value = keyof Palette | Tone | Color | `#${string}`;

/** The values in the light and the dark theme, or one for both. */
export type Role = readonly [light: Value, dark?: Value];

const none = '#0000';
const soft: Role = [tone('brand', 0.935, 0.3, -4), tone('brand', 0.316, 0.63)];
const textOnInverse = tone('paper', 0.957, 1.4);

/** The tokens of style sheets in terms of the palette: lightness, share of the chroma, and a shift of the hue. */
export const tokenRoles: Readonly<Record<string, Role>> = {
  surface: ['paper', 'night'],
  'surface-sunken': [step('paper', -0.027, 1.6), step('night', 0.032, 1.3)],
  'surface-raised': ['#fff', step('night', 0.072, 1.6, -2)],
  'surface-inverse': [tone('ink', 0.227, 1.1), tone('night', 0.26, 2.15, -6)],

  text: ['ink', tone('paper', 0.954, 1.1, 31)],
  'text-soft': [tone('ink', 0.454, 0.9), tone('ink', 0.79, 0.7, -6)],
  'text-faint': [tone('ink', 0.525, 0.8), tone('ink', 0.696, 0.8, -3)],
  'text-on-inverse': [textOnInverse],
  'text-on-inverse-soft': [tone('ink', 0.79, 0.84, -7)],

  line: [tone('paper', 0.894, 2.2), tone('ink', 0.305, 1.1, -2)],
  'line-strong': [tone('paper', 0.82, 2.9, 1), tone('ink', 0.404, 1.4, 1)],
  'line-on-inverse': ['#ffffff1f'],

  brand: ['brand', tone('brand', 0.764, 1.46, -3)],
  'brand-strong': [step('brand', -0.076, 0.8, 1), tone('brand', 0.833, 1.17, -2)],
  'brand-soft': soft,
  'on-brand': ['#fff', tone('brand', 0.19, 0.4, -9)],
  accent: ['accent', step('accent', 0.0335, 0.914, 3.6)],
  'accent-strong': [tone('accent', 0.53, 0.9, -8), tone('accent', 0.857, 0.76, 6)],
  'accent-soft': [tone('accent', 0.96, 0.24, 11), tone('accent', 0.297, 0.34, 6)],
  'on-accent': [tone('accent', 0.213, 0.3, 3)],
  fault: ['fault', tone('fault', 0.714, 0.91, 4.2)],
  'fault-strong': [step('fault', 0, 1)],

  // The sky of the forest, and the base of shadows and of covers on pictures.
  'sky-high': [tone('brand', 0.927, 0.2, 7), tone('brand', 0.19, 0.39, {toBlue: 1})],
  'sky-low': [tone('accent', 0.932, 0.44, 11), tone('brand', 0.35, 0.61, {toBlue: 0.56})],
  shade: [tone('brand', 0.19, 0.4, -9)],
};

/** The two hues that are the palette's own; hues.ts has the other six. */
export const ownHueRoles: Readonly<Record<string, Role>> = {
  'brand-ink': ['brand', tone('brand', 0.816, 1.25, -2)],
  'brand-tint': soft,
  'brand-a': ['brand'],
  'brand-b': [tone('brand', 0.699, 1.45, -3)],
  'accent-ink': [tone('accent', 0.492, 0.8, -7), tone('accent', 0.841, 0.75, 4)],
  'accent-tint': [tone('accent', 0.949, 0.3, 9), tone('accent', 0.293, 0.33, 5)],
  'accent-a': [tone('accent', 0.624, 0.96, -11.3)],
  'accent-b': [tone('accent', 0.8396, 0.893, 7.8)],
};

/** The forest by day and by night. Ridges are listed from far to near, and distant ones are bluer. */
export const forestRoles: Readonly<Record<string, Role>> = {
  sun: ['accent', none],
  moon: [none, textOnInverse],
  snow: ['#fffc', tone('brand', 0.938, 0.26, 22, 0.4)],
  lit: [tone('accent', 0.922, 0.7, 14, 0.302), tone('brand', 0.868, 0.48, 12, 0.18)],
  'ridge-1': [tone('brand', 0.844, 0.34, -6), tone('brand', 0.38, 0.62, {toBlue: 0.38})],
  'ridge-2': [tone('brand', 0.745, 0.64, -5), tone('brand', 0.344, 0.57, {toBlue: 0.32})],
  'ridge-3': [tone('brand', 0.601, 0.92, -1), tone('brand', 0.297, 0.5, {toBlue: 0.22})],
  'ridge-4': [tone('brand', 0.45, 0.96, -1), tone('brand', 0.25, 0.43, {toBlue: 0.17})],
  'ridge-5': [tone('brand', 0.3, 0.66, -1), tone('brand', 0.185, 0.3, {toBlue: 0.06})],

  // At the foot of a ridge.
  haze: [tone('brand', 0.955, 0.3, -32)],
};
