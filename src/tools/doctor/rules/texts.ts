import {claimToken} from '../../../claims/fill';
import {claimValues} from '../../../claims/claims';
import {companyParts, companyToken} from '../../../company/parts';
import {countToken} from '../../../content/numbers';
import {didYouMean} from '../../../content/schemaProblems';
import {unfinished} from '../../../content/unfinished';
import {countable} from '../../../build/pageEntries/counts';
import {readTexts} from '../prose';
import type {SiteSources} from '../sources';
import type {Rule, TextCheck} from './rule';
import {typedChecks} from './typed';

/** Checks that a name in braces in a field is known. */
const tokenCheck = (what: string, pattern: RegExp, known: (site: SiteSources) => readonly string[]): TextCheck => ({
  pattern,
  where: ({inField}) => inField,
  messageFor: ([, name = ''], _text, site) =>
    known(site).includes(name) ? undefined : `Unknown ${what} "${name}".${didYouMean(name, known(site))}`,
});

/** A link with a space inside, with a bracket forgotten, or with the wrong ones. */
const unreadLink = /\]\(|(?:\] \(|\)\[|\[[^\][()\n]*\()(?=\/|https?:)|\[[^\]\n]+\]\[[^\]\n]*\]/g;

const checks: readonly TextCheck[] = [
  tokenCheck('claim', claimToken, () => Object.keys(claimValues)),
  tokenCheck('count', countToken, ({sections}) => countable(sections)),
  tokenCheck('fact of src/company', companyToken, () => Object.keys(companyParts)),
  ...typedChecks,
  // Syntax that Markdown would leave in the text, and notes for colleagues.
  {
    pattern: unreadLink,
    messageFor: () =>
      'Visitors would see the brackets. Write [words](/address), with no space between ] and ( or in the address.',
  },
  {
    pattern: /^:::\s*\w*|^\[![A-Z]+\]/gm,
    messageFor: ([found]) => `${found} is not supported on pages. Use a component, or a plain paragraph.`,
  },
  {
    pattern: /^\|.*/g,
    messageFor: () =>
      'Visitors would see the bars. A table needs a line of dashes below its headings, with as many cells: | --- | --- |.',
  },
  {
    pattern: /\*\*|__|^#+(?=\p{L})/gmu,
    where: ({inField}) => !inField,
    messageFor: ([found]) =>
      `Visitors would see ${found}. Bold words are **like these**, and a heading is ## like this.`,
  },
  {
    // cspell:disable-next-line -- soft hyphens, zero-width spaces, word joiners and byte order marks
    pattern: /[\u00ad\u200b\u2060\ufeff]/g,
    messageFor: () => 'There is an invisible character here, which breaks search and copying. Delete it.',
  },
  {
    pattern: /<(Claim|Company|Count) \w+="([\w-]+)" ?\/>/g,
    where: ({inField}) => inField,
    messageFor: ([found, name = '', id = '']) =>
      `A field cannot contain ${found}. Write {${name.toLowerCase()}:${id}}.`,
  },
  {
    pattern: new RegExp(unfinished, 'gi'),
    messageFor: ([found]) =>
      `Visitors would read "${found}". Write the text, or leave a note to colleagues: {/* like this */}.`,
  },
];

/** Checks words, numbers and characters in everything that visitors read. */
export const textsRule: Rule = (page, site, report) => {
  for (const text of readTexts(page)) {
    for (const {pattern, messageFor} of checks.filter(({where}) => !where || where(text, page))) {
      for (const found of text.value.matchAll(pattern)) {
        const message = messageFor(found, text, site);
        if (message) report(text.at(found.index), message);
      }
    }
  }
  for (const at of page.kind === 'policy' ? [] : page.footnotes)
    report(at, 'Footnotes are not supported on pages. Say it in the text, or leave it out.');
};
