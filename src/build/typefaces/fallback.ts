import {create} from 'fontkitten';
import {subsetAtWeight} from './subset';
import {messages} from './messages';
import {rangeOf, type Range, type Typeface} from './package';

/** How often each character occurs in our copy, per ten thousand, to calculate how wide its lines are. */
const copy =
  ' 1557 e1017 t693 a636 o621 s565 n528 r523 i454 h330 d293 l267 c250 u246 p179 y163 m157 w155 f143 g142 .97 ,90 ' +
  'b86 k85 v71 S36 A35 T34 -33 229 I29 026 W25 x23 P21 C21 120 418 D17 R16 E16 M14 F14 312 O12 Y12 911 L11 q11 510 ' +
  'H10 :10 89 B9 N9';
const shares = [...copy.matchAll(/(.)(\d+)(?: |$)/g)].map(([, character = '', share]) => ({
  character,
  share: Number(share),
}));
const characters = shares.map(({character}) => character).join('');
const sum = shares.reduce((total, {share}) => total + share, 0);

type SystemFont = {
  /** The average width of a character of our copy, in em. The Liberation fonts are as wide as those of Windows. */
  width: number;
  names: readonly string[];
};

/**
 * The most similar fonts of all systems, each kind under a name of its own: a browser takes the first that is installed,
 * and does not look for the others. Looking for a font that is missing takes long on a slow phone.
 */
const systemFonts: Record<'sans' | 'serif', Record<string, Record<'regular' | 'bold', SystemFont>>> = {
  sans: {
    'DejaVu Sans': {
      regular: {width: 0.51289, names: ['DejaVu Sans']},
      bold: {width: 0.57911, names: ['DejaVu Sans Bold']},
    },
    Arial: {
      regular: {width: 0.45068, names: ['Arial', 'Liberation Sans', 'Roboto']},
      bold: {width: 0.4845, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial']},
    },
  },
  serif: {
    'Times New Roman': {
      regular: {width: 0.40816, names: ['Times New Roman', 'Liberation Serif', 'Noto Serif']},
      bold: {
        width: 0.43364,
        names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold', 'Times New Roman'],
      },
    },
  },
};

/** A system font that is shown until the typeface has loaded, scaled to the same size. */
export type Fallback = {
  family: string;
  names: readonly string[];
  weights: Range;
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

async function measured(typeface: Typeface, weight: number) {
  const [data] = await subsetAtWeight(typeface, weight, characters);
  const font = data && create(data);
  if (!font || font.isCollection) throw new Error(messages.unmeasurable(typeface));
  const {unitsPerEm: em, ascent, descent, lineGap} = font;
  const widths = shares.map(
    ({character, share}) => share * font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
  );
  const width = widths.reduce((total, one) => total + one, 0) / sum / em;
  return {width, ascent: ascent / em, descent: -descent / em, lineGap: lineGap / em};
}

const semibold = 600;

/** As wide and as high as the typeface, for our copy: ascent and descent are divided by the same factor. */
export async function fallbacksFor(typeface: Typeface, needed: readonly number[]): Promise<Fallback[]> {
  const {min, max} = rangeOf(needed);
  const fonts = systemFonts[typeface.isSerif ? 'serif' : 'sans'];
  const hasText = min < 500;
  const parts = [
    ...(hasText ? [{style: 'regular', as: min, weights: {min, max: 500}} as const] : []),
    {style: 'bold', as: semibold, weights: {min: hasText ? semibold : min, max}} as const,
  ];
  const sized = parts.map(async ({style, as, weights}) => {
    const own = await measured(typeface, as);
    return Object.entries(fonts).map(
      ([
        like,
        {
          [style]: {names, width},
        },
      ]) => {
        const size = own.width / width;
        const [ascent, descent, lineGap] = [own.ascent / size, own.descent / size, own.lineGap / size];
        return {family: `${typeface.family} like ${like}`, names, weights, size, ascent, descent, lineGap};
      },
    );
  });
  return (await Promise.all(sized)).flat();
}
