import type {Range} from './package';
import type {StandIn} from './standIn';

/** A typeface as style sheets know it. */
export type Declared = {
  family: string;
  isSerif: boolean;
  files: readonly {address: string; weights: Range; letters?: string}[];
  standIns: readonly StandIn[];
};

const generic = {
  sans: {stack: 'ui-sans-serif, system-ui, sans-serif', late: 'arial, sans-serif'},
  serif: {stack: 'ui-serif, serif', late: "'times new roman', serif"},
};
const genericOf = ({isSerif}: Declared) => generic[isSerif ? 'serif' : 'sans'];

const weight = ({min, max}: Range) => (min === max ? `${min}` : `${min} ${max}`);
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;
const rule = (selector: string, declarations: Record<string, string>) =>
  `${selector}{${Object.entries(declarations)
    .map((one) => one.join(':'))
    .join(';')}}`;

const codePoints = (letters: string) =>
  [...letters].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(',');

/** Never swapped under the reader's eyes: a line that breaks elsewhere moves all that stands below it. */
const faces = ({family, files}: Declared) =>
  files.map(({address, weights, letters}) =>
    rule('@font-face', {
      'font-family': `'${family}'`,
      src: `url('${address}') format('woff2')`,
      'font-weight': weight(weights),
      'font-display': 'optional',
      ...(letters && {'unicode-range': codePoints(letters)}),
    }),
  );

/** Where a typeface comes too late for the first paint, this keeps its room until the next page. */
const standInFaces = ({family, standIns}: Declared) =>
  standIns.map(({names, weights, size, ascent, descent, lineGap}) =>
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

const stackOf = (declared: Declared) =>
  `'${declared.family}','${declared.family} fallback',${genericOf(declared).stack}`;

/** The rules that declare the typefaces of text and of headlines, for the head of every page. */
export function declare(text: Declared, display: Declared): string {
  const declared = [...new Set([text, display])];
  return [
    ...declared.flatMap(faces),
    ...declared.flatMap(standInFaces),
    rule(':root', {'--font-display': stackOf(display), '--font-text': stackOf(text)}),
    // The first paint would not wait for fonts (document/inline/beforePaint.ts): they are not asked for, and nothing is
    // swapped later. The system font goes by its plain name, since a browser looks a local one up anew for every size.
    rule(":root[data-fonts='late']", {
      '--font-display': genericOf(display).late,
      '--font-text': genericOf(text).late,
    }),
  ].join('\n');
}
