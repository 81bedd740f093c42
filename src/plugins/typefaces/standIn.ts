import {create} from 'fontkitten';
import {atWeight} from './cut';
import type {Range, Typeface} from './package';

/** How often our copy has each character, of ten thousand: the width of a line depends on the common ones. */
const copy =
  ' 1745 e1003 t689 a623 o610 s570 n527 r519 i453 h333 d284 l255 c248 u242 p170 y162 w154 m151 g141 f141 .101 ,93 ' +
  'b87 k82 v71 T33 A33 S30 I28 225 W23 022 P19 -19 C18 x18 117 415 R14 D13 E13 F13 M12 Y12 L11 O11 q11 310 H9 58 98 B8';
const shares = [...copy.matchAll(/(.)(\d+)(?: |$)/g)].map(([, letter = '', share]) => ({letter, share: Number(share)}));
const letters = shares.map(({letter}) => letter).join('');
const sum = shares.reduce((total, {share}) => total + share, 0);

type SystemFont = {
  /** What a character of our copy measures on average, in em; measured with the Liberation fonts, which are as wide. */
  width: number;
  names: readonly string[];
};

/** Fonts of all systems that look the least unlike. */
const systemFonts: Record<'sans' | 'serif', {regular: SystemFont; bold: SystemFont}> = {
  sans: {
    regular: {width: 0.44579, names: ['Arial', 'Liberation Sans', 'Roboto']},
    bold: {width: 0.47915, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial']},
  },
  serif: {
    regular: {width: 0.40343, names: ['Times New Roman', 'Liberation Serif', 'Noto Serif']},
    bold: {
      width: 0.42843,
      names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold', 'Times New Roman'],
    },
  },
};

/** A system font that keeps the room of a typeface that came too late. Sizes are shares of the font's own. */
export type StandIn = {
  names: readonly string[];
  weights: Range;
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

async function measured(typeface: Typeface, weight: number) {
  const [data] = (await atWeight(typeface, weight, letters)).values();
  const font = data && create(data);
  if (!font || font.isCollection) throw new Error(`${typeface.family} cannot be measured.`);
  const {unitsPerEm: em, ascent, descent, lineGap} = font;
  const widths = shares.map(
    ({letter, share}) => share * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
  );
  const width = widths.reduce((total, one) => total + one, 0) / sum / em;
  return {width, ascent: ascent / em, descent: -descent / em, lineGap: lineGap / em};
}

const semibold = 600;

/** As wide for our copy as the typeface, and as high: its own ascent and descent, divided by the same factor. */
export async function standInsFor(typeface: Typeface, {min, max}: Range): Promise<StandIn[]> {
  const fonts = systemFonts[typeface.isSerif ? 'serif' : 'sans'];
  const hasText = min < 500;
  const parts = [
    ...(hasText ? [{font: fonts.regular, as: min, weights: {min, max: 500}}] : []),
    {font: fonts.bold, as: semibold, weights: {min: hasText ? semibold : min, max}},
  ];
  return Promise.all(
    parts.map(async ({font, as, weights}) => {
      const {width, ascent, descent, lineGap} = await measured(typeface, as);
      const size = width / font.width;
      const {names} = font;
      return {names, weights, size, ascent: ascent / size, descent: descent / size, lineGap: lineGap / size};
    }),
  );
}
