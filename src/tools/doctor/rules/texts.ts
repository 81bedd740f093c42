import {claimToken} from '../../../claims/fill';
import {claimValues} from '../../../claims/claims';
import {companyParts, companyToken} from '../../../company/parts';
import {countToken} from '../../../content/numbers';
import {didYouMean} from '../../../content/schemaProblems';
import {unfinished} from '../../../content/unfinished';
import wordsToAvoid from '../../../content/wordsToAvoid.json';
import {countable} from '../../../build/pageEntries/counts';
import {positionOf} from '../../../mdx/textEdits';
import {messages} from '../messages';
import {readTexts} from '../prose';
import type {SiteSources} from '../sources';
import {companyChecks} from './company';
import {numberCheck} from './numbers';
import {notInPolicies, type Rule, type TextCheck} from './rule';

/** Checks that a name in braces in a field is known. */
const tokenCheck = (
  pattern: RegExp,
  known: (site: SiteSources) => readonly string[],
  message: typeof messages.unknownClaim,
): TextCheck => ({
  pattern,
  where: ({inField}) => inField,
  messageFor: ([, name = ''], _text, site) =>
    known(site).includes(name) ? undefined : message({name, hint: didYouMean(name, known(site))}),
});

const checks: readonly TextCheck[] = [
  tokenCheck(claimToken, () => Object.keys(claimValues), messages.unknownClaim),
  tokenCheck(countToken, ({sections}) => countable(sections), messages.unknownCount),
  tokenCheck(companyToken, () => Object.keys(companyParts), messages.unknownFact),
  numberCheck,
  ...companyChecks,
  ...wordsToAvoid.map(({words, instead}): TextCheck => ({
    pattern: new RegExp(`\\b(?:${words})\\b`, 'gi'),
    where: notInPolicies,
    messageFor: ([word]) => messages.wordToAvoid({word, instead}),
  })),
  // The form confirms a message with the fixed words "Thank you!".
  {pattern: /(?<!^Thank you)!(?!\[)/g, where: notInPolicies, messageFor: () => messages.exclamation},
  {
    pattern: /(?![©®™])\p{Extended_Pictographic}/gu,
    where: notInPolicies,
    messageFor: ([sign]) => messages.emoji({sign}),
  },
  // Syntax that Markdown would leave in the text, and notes for colleagues.
  {pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/g, messageFor: ([found]) => messages.brokenReference({found})},
  {pattern: /^:::\s*\w*|^\[![A-Z]+\]/gm, messageFor: ([found]) => messages.unknownMarkdown({found})},
  {pattern: new RegExp(unfinished, 'gi'), messageFor: ([found]) => messages.unfinished({found})},
];

/** Checks words, numbers and characters in everything that visitors read. */
export const textsRule: Rule = (page, site, report) => {
  for (const text of readTexts(page)) {
    for (const {pattern, where, messageFor, fix} of checks) {
      if (where && !where(text, page)) continue;
      for (const found of text.value.matchAll(pattern)) {
        const message = messageFor(found, text, site);
        if (message) report(text.at(found.index), message, fix?.(found, text));
      }
    }
  }
  for (const at of page.kind === 'policy' ? [] : page.footnotes) report(at, messages.footnote);
  for (const {at, words} of page.codeTitles) report(at, messages.codeTitle({words}));
};

/** New pages contain text in ‹ › that says what to write. It must not be published. */
export const placeholdersRule: Rule = ({kind, frontMatter, text}, _site, report) => {
  if (kind === 'partial' || kind === 'policy' || frontMatter.draft === true) return;
  for (const {1: sentence = '', index} of text.matchAll(/‹([^›]*)›/g)) {
    report(positionOf(text, index), messages.placeholder({sentence}));
  }
};
