import {company} from '../../../company';
import {bareCountry, type CompanyPart} from '../../../company/parts';
import {literally} from '../../../content/text';
import {messages} from '../messages';
import type {TextCheck} from './rule';

const words = (...texts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${texts.map(literally).join('|')})(?![\\p{L}\\d])`, 'gu');

const namesOfParts = (parts: readonly CompanyPart[], inField: boolean): string[] =>
  parts.map((part) => (inField ? `{company:${part}}` : `<Company part="${part}" />`));

/** A fact that another company would have to find on every page, with what to write instead. */
const fact = (what: string, pattern: RegExp, parts: readonly CompanyPart[], where?: TextCheck['where']): TextCheck => ({
  pattern,
  where,
  messageFor: ([typed], {inField}) =>
    messages.typedFact({typed, what, instead: namesOfParts(parts, inField).join(' or ')}),
  change: (_, {inField}) => namesOfParts(parts, inField),
});

const [home = '', ...abroad] = company.countries;
const namesOf = (country: string) => [country, company.countriesInFull[country] ?? country].map(bareCountry);
const country = 'a country of the company';
/** A job can be in any country. */
const mayNotNameOne: TextCheck['where'] = ({field}) => field !== 'location';

/** Facts about the company that only src/company may spell out. */
const checks: readonly TextCheck[] = [
  {
    pattern: words(company.name),
    messageFor: (_, {inField}) => messages.typedName({instead: inField ? '"we"' : '<Company part="name" />, or "we"'}),
    change: (_, {inField}) => (inField ? ['we'] : ['<Company part="name" />', 'we']),
  },
  fact('the city of the head office', words(company.city), ['city']),
  fact(country, words(...namesOf(home)), ['country', 'countries'], mayNotNameOne),
  ...(abroad.length > 0
    ? [fact(country, words(...abroad.flatMap(namesOf)), ['countries', 'abroad-title'], mayNotNameOne)]
    : []),
  fact(
    "the company's phone number",
    new RegExp(company.phone.display.replace(/\D/g, ' ').trim().split(/ */).join('[^\\p{L}\\d]{0,3}'), 'gu'),
    ['phone'],
  ),
];

/** Publishing a policy makes its facts literal, and a contract names other places and parties too. */
export const companyChecks: readonly TextCheck[] = checks.map(({where, ...check}) => ({
  ...check,
  where: (text, page) => page.kind !== 'policy' && (where?.(text, page) ?? true),
}));
