import {unfinished} from '../../../content/unfinished';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {readTexts} from '../prose';
import {finding, type Rule} from '../sources';

type Leftover = {pattern: RegExp; says: (found: string) => string};

/** What Markdown leaves in the text, for visitors to read as it stands, and what was meant for colleagues. */
const leftovers: readonly Leftover[] = [
  {
    pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/,
    says: (found) => `${found} leads nowhere, and visitors would see the brackets. Write [words](/address).`,
  },
  {
    pattern: /^:::\s*\w*|^\[![A-Z]+\]/m,
    says: (found) => `${found} is not Markdown that pages know. Use a component, or a plain paragraph.`,
  },
  {
    pattern: unfinished,
    says: (found) =>
      `Visitors would read "${found}". Write the text, or leave a note to colleagues: {/* like this */}.`,
  },
];

const inText = (page: ParsedPage) =>
  readTexts(page).flatMap(({value, at}) =>
    leftovers.flatMap(({pattern, says}) => {
      const found = pattern.exec(value);
      return found ? [finding(page, 'leftovers', at(found.index), says(found[0]))] : [];
    }),
  );

/** Signs that visitors would see, and footnotes, which pages have no place for. */
export const leftoversRule: Rule = (page) => [
  ...inText(page),
  ...page.footnotes.map((at) =>
    finding(page, 'leftovers', at, 'Pages have no place for footnotes. Say it in the text, or leave it out.'),
  ),
];
