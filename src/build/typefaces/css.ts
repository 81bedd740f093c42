import type {FontFile} from './subset';
import type {Range} from './package';
import type {Fallback} from './fallback';

/** A typeface as declared in CSS. */
export type Declared = {
  family: string;
  isSerif: boolean;
  files: readonly (Pick<FontFile, 'weights' | 'characters' | 'isExtra'> & {address: string})[];
  fallbacks: readonly Fallback[];
};

const generic = {sans: 'ui-sans-serif, system-ui, sans-serif', serif: 'ui-serif, serif'};

/** The font family of a page's own headline, whose characters are inlined in the page. */
const headline = 'headline';

const weight = ({min, max}: Range) => (min === max ? `${min}` : `${min} ${max}`);
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;
const rule = (selector: string, declarations: Record<string, string>) =>
  `${selector}{${Object.entries(declarations)
    .map((one) => one.join(':'))
    .join(';')}}`;

const codePoints = (characters: string) =>
  [...characters].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`).join(',');

const faces = ({family, files}: Pick<Declared, 'family' | 'files'>) =>
  files.map(({address, weights, characters, isExtra}) =>
    rule('@font-face', {
      'font-family': `'${family}'`,
      src: `url('${address}') format('woff2')`,
      'font-weight': weight(weights),
      'font-display': 'swap',
      ...(isExtra && {'unicode-range': codePoints(characters)}),
    }),
  );

export const headlineFaces = (files: Declared['files']): string => faces({family: headline, files}).join('');

/** Used until a typeface has loaded. */
const fallbackFaces = ({fallbacks}: Declared) =>
  fallbacks.map(({family, names, weights, size, ascent, descent, lineGap}) =>
    rule('@font-face', {
      'font-family': `'${family}'`,
      src: names.map((name) => `local('${name}')`).join(','),
      'font-weight': weight(weights),
      'size-adjust': percent(size),
      'ascent-override': percent(ascent),
      'descent-override': percent(descent),
      'line-gap-override': percent(lineGap),
    }),
  );

const stack = ({family, isSerif, fallbacks}: Declared) => {
  const families = [family, ...new Set(fallbacks.map((font) => font.family))];
  return `${families.map((name) => `'${name}'`).join(',')},${generic[isSerif ? 'serif' : 'sans']}`;
};

/** The rules for the head of every page. A script delays those that declare files. */
export type Rules = {files: string; others: string};

export function declare(text: Declared, display: Declared): Rules {
  const declared = [...new Set([text, display])];
  const stacks = rule(':root', {
    '--font-headline': `'${headline}',${stack(display)}`,
    '--font-display': stack(display),
    '--font-text': stack(text),
  });
  return {
    files: declared.flatMap(faces).join('\n'),
    others: [...declared.flatMap(fallbackFaces), stacks].join('\n'),
  };
}
