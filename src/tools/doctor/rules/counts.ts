import {countToken} from '../../../content/numbers';
import {didYouMean} from '../../../content/schemaProblems';
import {countable} from '../../../build/pageEntries/counts';
import {messages} from '../messages';
import {readTexts} from '../prose';
import {finding, type Rule} from '../sources';

/** A count in a field names something that can be counted. */
export const countsRule: Rule = (page, {sections}) => {
  const known = countable(sections);
  return readTexts(page)
    .filter(({inField}) => inField)
    .flatMap(({value, at}) =>
      [...value.matchAll(countToken)]
        .filter(([, of = '']) => !known.includes(of))
        .map(({index, 1: name = ''}) =>
          finding(page, 'claims', at(index), messages.unknownCount({name, hint: didYouMean(name, known)})),
        ),
    );
};
