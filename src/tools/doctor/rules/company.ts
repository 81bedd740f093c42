import {company} from '../../../company';
import {bareCountry, type CompanyPart} from '../../../company/parts';
import {literally} from '../../../content/text';
import type {TextCheck} from './rule';

const words = (...texts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${texts.map(literally).join('|')})(?![\\p{L}\\d])`, 'gu');

/** A fact that another company would have to find on every page, with what to write instead. */
const fact = (what: string, pattern: RegExp, part: CompanyPart): TextCheck => ({
  pattern,
  // Publishing a policy makes its facts literal, a contract names other places too, and a job can be anywhere.
  where: ({field}, {kind}) => kind !== 'policy' && field !== 'location',
  messageFor: ([typed], {inField}) => {
    const instead = inField ? `{company:${part}}` : `<Company part="${part}" />`;
    return `"${typed}" is ${what}, which only src/company names. Write ${instead}.`;
  },
});

const digits = company.phone.display.replace(/\D/g, '');
const countries = company.countries.flatMap((one) => [one, company.countriesInFull[one] ?? one]).map(bareCountry);

/** Facts about the company that only src/company may spell out. */
export const companyChecks: readonly TextCheck[] = [
  fact('the name of the company', words(company.name), 'name'),
  fact('the city of the head office', words(company.city), 'city'),
  fact('a country of the company', words(...countries), 'countries'),
  fact("the company's phone number", new RegExp([...digits].join('[^\\p{L}\\d]{0,3}'), 'gu'), 'phone'),
];
