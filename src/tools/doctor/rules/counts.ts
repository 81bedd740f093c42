import {countToken} from '../../../content/numbers';
import {openingsFolder} from '../../../content/jobs';
import {didYouMean} from '../../../content/schemaProblems';
import {countable} from '../../../build/pageEntries/counts';
import {readTexts} from '../prose';
import {finding, type Rule} from '../sources';

const positions =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:(?:open|vacant|free) )?(?:roles?|jobs?|positions?|openings?|vacancy|vacancies|seats?)\b/gi;

/** What is counted in a field must be there, and Careers does not type how many positions are open. */
export const countsRule: Rule = (page, {sections}) => {
  const texts = readTexts(page);
  const known = countable(sections);
  const unknown = texts
    .filter(({inField}) => inField)
    .flatMap(({value, at}) =>
      [...value.matchAll(countToken)]
        .filter(([, of = '']) => !known.includes(of))
        .map(({index, 1: of = ''}) =>
          finding(page, 'claims', at(index), `There is nothing to count by the name "${of}".${didYouMean(of, known)}`),
        ),
    );
  if (page.address !== `/${openingsFolder}`) return unknown;
  const typed = texts.flatMap(({value, inField, at}) =>
    [...value.matchAll(positions)].map(({index, 0: words}) => {
      const instead = inField ? '{count:openings|role|roles}' : '<Count of="openings" one="role" many="roles" />';
      const message = `The number of positions "${words}" is typed in, and the next one would make it wrong. Write ${instead}.`;
      return finding(page, 'claims', at(index), message);
    }),
  );
  return [...unknown, ...typed];
};
