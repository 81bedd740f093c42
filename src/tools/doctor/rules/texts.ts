import {claimToken} from '../../../claims/fill';
import {claimValues} from '../../../claims/claims';
import {companyParts, companyToken} from '../../../company/parts';
import {countToken} from '../../../content/numbers';
import {didYouMean} from '../../../content/schemaProblems';
import {unfinished} from '../../../content/unfinished';
import {countable} from '../../../build/pageEntries/counts';
import {messages} from '../messages';
import {readTexts} from '../prose';
import type {SiteSources} from '../sources';
import {companyChecks} from './company';
import {numberCheck} from './numbers';
import {type Rule, type TextCheck} from './rule';

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
  // Syntax that Markdown would leave in the text, and notes for colleagues.
  {pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/g, messageFor: ([found]) => messages.brokenReference({found})},
  {pattern: /^:::\s*\w*|^\[![A-Z]+\]/gm, messageFor: ([found]) => messages.unknownMarkdown({found})},
  {
    pattern: /\[([^\]\n]+)\] \(((?:\/|https?:)[^)\s]*)\)/g,
    messageFor: () => messages.spaceInLink,
    change: ([, words = '', to = '']) => [`[${words}](${to})`],
  },
  // Markdown shows a picture or a link as text if its address contains a space.
  {
    pattern: /\]\(((?:\.?\/)?[^()"]*\.\w{2,4})\)/g,
    messageFor: ([, address = '']) => messages.spaceInAddress({address}),
  },
  {pattern: /^\|.*/g, messageFor: () => messages.noLineOfDashes},
  {pattern: /\*\*|__/g, where: ({inField}) => !inField, messageFor: ([found]) => messages.unclosedMark({found})},
  {
    // cspell:disable-next-line -- soft hyphens, zero-width spaces, word joiners and byte order marks
    pattern: /[\u00ad\u200b\u2060\ufeff]/g,
    messageFor: () => messages.invisible,
    change: () => [''],
  },
  {
    pattern: /<(Claim|Company|Count) \w+="([\w-]+)" ?\/>/g,
    where: ({inField}) => inField,
    messageFor: ([found, name = '', id = '']) => messages.tagInField({found, token: `{${name.toLowerCase()}:${id}}`}),
    change: ([, name = '', id = '']) => [`{${name.toLowerCase()}:${id}}`],
  },
  {pattern: new RegExp(unfinished, 'gi'), messageFor: ([found]) => messages.unfinished({found})},
];

/** Checks words, numbers and characters in everything that visitors read. */
export const textsRule: Rule = (page, site, report) => {
  for (const text of readTexts(page)) {
    for (const {pattern, where, messageFor, change} of checks) {
      if (where && !where(text, page)) continue;
      for (const found of text.value.matchAll(pattern)) {
        const message = messageFor(found, text, site);
        const to = change?.(found, text) ?? [];
        const better = to.length > 0 ? {old: found[0], to} : undefined;
        if (message) report(text.at(found.index), message, undefined, better);
      }
    }
  }
  for (const at of page.kind === 'policy' ? [] : page.footnotes) report(at, messages.footnote);
};
