import {company, features} from '../../../company';
import {bareCountry, companyParts, type CompanyPart} from '../../../company/parts';
import type {Finding} from '../../../build/mdx/finding';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
import {readTexts, type ReadText} from '../prose';
import {finding, type Rule} from '../sources';
import {literally} from '../../../content/text';

type Fact = {what: string; pattern: RegExp; parts: readonly CompanyPart[]; isPlace?: boolean; isAbroad?: boolean};

const word = (text: string) => new RegExp(`(?<![\\p{L}\\d])${literally(text)}(?![\\p{L}\\d])`, 'gu');
const [home = '', ...abroad] = company.countries;

const countryFacts = (country: string, parts: readonly CompanyPart[], isAbroad: boolean): Fact[] =>
  [...new Set([country, company.countriesInFull[country] ?? country].map(bareCountry))].map((name) => ({
    what: 'a country of the company',
    pattern: word(name),
    parts,
    isPlace: true,
    isAbroad,
  }));

/** Facts that another company would have to find on every page. A tagline of three words can be ordinary text. */
const facts: readonly Fact[] = [
  ...(company.tagline.split(' ').length > 3
    ? [{what: "the company's tagline", pattern: word(company.tagline), parts: ['tagline'] as const}]
    : []),
  {what: 'the city of the head office', pattern: word(company.city), parts: ['city']},
  ...countryFacts(home, ['country', 'countries'], false),
  ...abroad.flatMap((country) => countryFacts(country, ['countries', 'abroad-title'], true)),
  {
    what: "the company's phone number",
    pattern: new RegExp(company.phone.display.replace(/\D/g, ' ').trim().split(/ */).join('[^\\p{L}\\d]{0,3}'), 'gu'),
    parts: ['phone'],
  },
];

const written = (parts: readonly CompanyPart[], inField: boolean) =>
  parts.map((part) => (inField ? `{company:${part}}` : `<Company part="${part}" />`)).join(' or ');

/** A job can be in any country, and a policy can name one for its laws. */
const isMeant = ({isPlace, isAbroad}: Fact, {field}: ReadText, {kind}: ParsedPage) =>
  (isPlace && field === 'location') || (isAbroad && kind === 'policy');

type Problem = {index: number; message: string};

function typedIn(text: ReadText, page: ParsedPage): Problem[] {
  const {value, inField} = text;
  const name = messages.typedName({instead: inField ? '"we"' : '<Company part="name" />, or "we"'});
  return [
    ...[...value.matchAll(word(company.name))].map(({index}) => ({index, message: name})),
    ...facts
      .filter((fact) => !isMeant(fact, text, page))
      .flatMap(({what, pattern, parts}) =>
        [...value.matchAll(pattern)].map(({index, 0: typed}) => ({
          index,
          message: messages.typedFact({typed, what, instead: written(parts, inField)}),
        })),
      ),
  ];
}

/** On the site of a company in one country, text about the others would be empty. */
const emptyParts = (page: ParsedPage) =>
  page.tags
    .filter(({name}) => name === 'Company')
    .flatMap(({props, at}) =>
      props
        .filter(({name, value}) => name === 'part' && companyParts[value as CompanyPart] === '')
        .map(({value}) => finding(page, 'company', at, messages.emptyFact({name: String(value)}))),
    );

const numbers: Record<string, number> = {one: 1, both: 2, two: 2, three: 3, four: 4, five: 5};

/** Where pages about the company count its countries, and its offices with them. */
const countIn = ({value}: ReadText): Problem[] =>
  [...value.matchAll(/\b(\d+|both|one|two|three|four|five) (country|countries|offices?)\b/giu)]
    .filter(([, count = '']) => (numbers[count.toLowerCase()] ?? Number(count)) !== company.countries.length)
    .map(({index, 0: typed}) => ({
      index,
      message: messages.otherCount({typed, count: company.countries.length}),
    }));

/** Facts about the company that are typed in or that it does not have, and what does not fit its facts. */
export const companyFactsRule: Rule = (page) => [
  ...readTexts(page).flatMap((text) =>
    [...typedIn(text, page), ...(page.file.startsWith('pages/company/') ? countIn(text) : [])].map(({index, message}) =>
      finding(page, 'company', text.at(index), message),
    ),
  ),
  ...emptyParts(page),
];

/** What a policy would promise of a part that the site does not have. */
const offWords = Object.entries({newsletter: /newsletter/iu, chat: /\bchat\b/iu}).filter(
  ([name]) => !features[name as 'newsletter' | 'chat'],
);

/** Legal staff change a policy in their own time, so a build does not wait for them. */
export const switchedOff = (page: ParsedPage): Finding[] =>
  page.kind !== 'policy'
    ? []
    : offWords.flatMap(([name, pattern]) => {
        const named = readTexts(page).filter(({value}) => pattern.test(value));
        const [first] = named;
        const words = messages.switchedOff({name, count: named.length});
        return first ? [finding(page, 'company', first.at(first.value.search(pattern)), words)] : [];
      });
