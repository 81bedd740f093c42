import type {Cut} from './cut';
import type {Range} from './package';
import type {Fallback} from './fallback';

/** A typeface as declared in CSS. */
export type Declared = {
  family: string;
  isSerif: boolean;
  files: readonly (Pick<Cut, 'weights' | 'letters' | 'isExtra'> & {address: string})[];
  fallbacks: readonly Fallback[];
};

const generic = {sans: 'ui-sans-serif, system-ui, sans-serif', serif: 'ui-serif, serif'};

/** The font family of a page's own headline, whose letters are inlined in the page. */
const headline = 'headline';

const weight = ({min, max}: Range) => (min === max ? `${min}` : `${min} ${max}`);
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;
const rule = (selector: string, declarations: Record<string, string>) =>
  `${selector}{${Object.entries(declarations)
    .map((one) => one.join(':'))
    .join(';')}}`;

const codePoints = (letters: string) =>
  [...letters].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(',');

const faces = ({family, files}: Pick<Declared, 'family' | 'files'>) =>
  files.map(({address, weights, letters, isExtra}) =>
    rule('@font-face', {
      'font-family': `'${family}'`,
      src: `url('${address}') format('woff2')`,
      'font-weight': weight(weights),
      'font-display': 'swap',
      ...(isExtra && {'unicode-range': codePoints(letters)}),
    }),
  );

/** The rules for the letters of a page's headline. */
export const headlineFaces = (files: Declared['files']): string => faces({family: headline, files}).join('');

/** Used until a typeface has loaded. */
const fallbackFaces = ({family, fallbacks}: Declared) =>
  fallbacks.map(({names, weights, size, ascent, descent, lineGap}) =>
    rule('@font-face', {
      'font-family': `'${family} fallback'`,
      src: names.map((name) => `local('${name}')`).join(','),
      'font-weight': weight(weights),
      'size-adjust': percent(size),
      'ascent-override': percent(ascent),
      'descent-override': percent(descent),
      'line-gap-override': percent(lineGap),
    }),
  );

const stacks = (text: Declared, display: Declared, isLate: boolean) => {
  const stackOf = ({family, isSerif}: Declared) =>
    `${isLate ? '' : `'${family}',`}'${family} fallback',${generic[isSerif ? 'serif' : 'sans']}`;
  return {
    '--font-headline': `'${headline}',${stackOf(display)}`,
    '--font-display': stackOf(display),
    '--font-text': stackOf(text),
  };
};

/** The rules that declare the typefaces of text and of headlines, for the head of every page. */
export function declare(text: Declared, display: Declared): string {
  const declared = [...new Set([text, display])];
  return [
    ...declared.flatMap(faces),
    ...declared.flatMap(fallbackFaces),
    rule(':root', stacks(text, display, false)),
    // Set and removed by document/inline/lateTypefaces.ts.
    rule(":root[data-fonts='late']", stacks(text, display, true)),
  ].join('\n');
}
