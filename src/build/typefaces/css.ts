import {fromBuffer} from '@capsizecss/unpack';
import {subset, type FontFile, type Typeface} from './typeface';

const lines = (declarations: Record<string, string>) => Object.entries(declarations).map((one) => one.join(':'));
const face = (declarations: Record<string, string>) => `@font-face{${lines(declarations).join(';')}}`;
const codePoints = (characters: string) => [...characters].map((one) => `U+${one.codePointAt(0)?.toString(16)}`).join();

/** A face that is not there within a tenth of a second is left for the next page, so that nobody sees text move. */
export const faceOf = (family: string, file: FontFile, address: string, display = 'optional'): string =>
  face({
    'font-family': `'${family}'`,
    src: `url('${address}') format('woff2')`,
    'font-weight': [...new Set([file.weights[0], file.weights.at(-1)])].join(' '),
    'font-display': display,
    ...(file.isExtra && {'unicode-range': codePoints(file.characters)}),
  });

/** Fonts of Windows and macOS, Linux, and Android, which are equally wide, and how wide (of 2,048) in each weight. */
const systemFonts = {
  serif: {widths: {400: 832, 600: 886}, names: ['Times New Roman', 'Liberation Serif', 'Noto Serif']},
  sans: {widths: {400: 913, 600: 983}, names: ['Arial', 'Liberation Sans', 'Roboto']},
};
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,';
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/** System fonts, made as wide and as high as the typeface in this weight. */
export async function fallbackFace(typeface: Typeface, weight: 400 | 600): Promise<string> {
  const {names, widths} = systemFonts[typeface.category === 'serif' ? 'serif' : 'sans'];
  const [file] = await subset(typeface, {characters: letters, weights: [weight]}, 'truetype');
  const {unitsPerEm, ascent, descent, lineGap, xWidthAvg} = await fromBuffer(file?.bytes ?? Buffer.of());
  const em = (xWidthAvg * 2048) / widths[weight];
  return face({
    'font-family': `'${typeface.family} fallback'`,
    src: names.map((name) => `local('${name}${weight === 600 ? ' Bold' : ''}')`).join(),
    'font-weight': weight === 600 ? '600' : '400 500',
    'size-adjust': percent(em / unitsPerEm),
    'ascent-override': percent(ascent / em),
    'descent-override': percent(-descent / em),
    'line-gap-override': percent(lineGap / em),
  });
}
