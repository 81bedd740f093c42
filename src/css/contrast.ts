import {companyColors, palette, type CompanyColor, type Palette} from './colors';
import {messages} from './messages';

/**
 * The least contrast of each color with white or black. With it, the color and those derived from it are legible
 * wherever the site has text on them or in them, which a test checks in Chromium.
 */
const rules: Readonly<Record<CompanyColor, {against: 'white' | 'black'; least: number}>> = {
  brand: {against: 'white', least: 5.7},
  accent: {against: 'black', least: 7},
  fault: {against: 'white', least: 4.5},
  paper: {against: 'black', least: 18.5},
  ink: {against: 'white', least: 13},
  night: {against: 'white', least: 18},
};
const hexOf = {white: '#ffffff', black: '#000000'};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The color that is seen where one with some opacity covers another. */
export function over(top: string, ground: string, opacity: number): string {
  const added = channels(top);
  const mixed = channels(ground).map((part, at) => Math.round(part + ((added[at] ?? 0) - part) * opacity));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((part) =>
    part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colors of the company that cannot be used, each with the nearest that can. */
export const refusals = (given: Palette = palette): {name: CompanyColor; message: string}[] =>
  companyColors.flatMap((name) => {
    const {against, least} = rules[name];
    const value = given[name];
    if (!/^#[\da-f]{6}$/i.test(value)) return [{name, message: messages.notHex({name})}];
    const reached = contrast(value, hexOf[against]);
    if (reached >= least) return [];
    const away = against === 'white' ? '#000000' : '#ffffff';
    const nearer = Array.from({length: 101}, (_, at) => over(away, value, at / 100));
    const better = nearer.find((color) => contrast(color, hexOf[against]) >= least) ?? away;
    return [{name, message: messages.refused({name, value, against, reached, least, better})}];
  });
