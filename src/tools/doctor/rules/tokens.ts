import {claimToken} from '../../../claims/fill';
import {figures} from '../../../claims/figures';
import {companyParts, companyToken} from '../../../company/parts';
import {countToken} from '../../../content/numbers';
import {didYouMean} from '../../../content/schemaProblems';
import {countable} from '../../../build/pageEntries/counts';
import {messages} from '../messages';
import {readTexts} from '../prose';
import {finding, type Rule} from '../sources';

/** What is in braces in a field names a claim, something that can be counted, or a fact about the company. */
export const tokensRule: Rule = (page, {sections}) => {
  const kinds = [
    [claimToken, Object.keys(figures), messages.unknownClaim, 'claims'],
    [countToken, countable(sections), messages.unknownCount, 'claims'],
    [companyToken, Object.keys(companyParts), messages.unknownFact, 'company'],
  ] as const;
  const fields = readTexts(page).filter(({inField}) => inField);
  return fields.flatMap(({value, at}) =>
    kinds.flatMap(([token, known, message, rule]) =>
      [...value.matchAll(token)]
        .filter(([, name = '']) => !known.includes(name))
        .map(({index, 1: name = ''}) => finding(page, rule, at(index), message({name, hint: didYouMean(name, known)}))),
    ),
  );
};
