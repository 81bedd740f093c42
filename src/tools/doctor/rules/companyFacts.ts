import {company} from '../../../company';
import {bareCountry, companyParts, companyToken, isCompanyPart, type CompanyPart} from '../../../company/parts';
import {didYouMean} from '../../../content/schemaProblems';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {readTexts, type ReadText} from '../prose';
import {finding, type Rule} from '../sources';

type Fact = {what: string; pattern: RegExp; parts: readonly CompanyPart[]; isPlace?: boolean; isAbroad?: boolean};

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const word = (text: string) => new RegExp(`(?<![\\p{L}\\d])${literally(text)}(?![\\p{L}\\d])`, 'gu');
const [home = '', ...abroad] = company.countries;

const spellings = (country: string): string[] => [
  ...new Set([country, company.countriesInFull[country] ?? country].map(bareCountry)),
];

const countryFacts = (country: string, parts: readonly CompanyPart[], isAbroad: boolean): Fact[] =>
  spellings(country).map((name) => ({
    what: 'a country of the company',
    pattern: word(name),
    parts,
    isPlace: true,
    isAbroad,
  }));

/** Two or three words may be what every page speaks of. */
const tagline: readonly Fact[] =
  company.tagline.split(' ').length > 3
    ? [{what: "the company's tagline", pattern: word(company.tagline), parts: ['tagline']}]
    : [];

/** What another company would have to find on every page. */
const facts: readonly Fact[] = [
  ...tagline,
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

/** A job may be in any country, and a policy may name one for its laws. */
const isMeant = ({isPlace, isAbroad}: Fact, {field}: ReadText, {kind}: ParsedPage) =>
  (isPlace && field === 'location') || (isAbroad && kind === 'policy');

const nameOf = ({inField}: ReadText) =>
  inField
    ? `Do not type the company's name: "we" will do, and search results show the name anyway.`
    : `Do not type the company's name. Write <Company part="name" />, or "we".`;

type Typed = {index: number; message: string; fix?: string | undefined};

/** The line to paste where a fact begins a field: YAML needs quotation marks there. */
const quoted = (
  {field, value}: ReadText,
  page: ParsedPage,
  index: number,
  typed: string,
  part: CompanyPart | undefined,
) =>
  index === 0 && part && page.frontMatter[field ?? ''] === value
    ? `${field}: "{company:${part}}${value.slice(typed.length)}"`
    : undefined;

function typedIn(text: ReadText, page: ParsedPage): Typed[] {
  const names = [...text.value.matchAll(word(company.name))].map(({index}) => ({index, message: nameOf(text)}));
  const others = facts
    .filter((fact) => !isMeant(fact, text, page))
    .flatMap(({what, pattern, parts}) =>
      [...text.value.matchAll(pattern)].map(({index, 0: typed}) => ({
        index,
        message: `"${typed}" is ${what}, which only src/company names. Write ${written(parts, text.inField)}.`,
        fix: quoted(text, page, index, typed, parts[0]),
      })),
    );
  return [...names, ...others];
}

const unknownParts = ({value, inField}: ReadText): Typed[] =>
  !inField
    ? []
    : [...value.matchAll(companyToken)]
        .filter(([, part = '']) => !isCompanyPart(part))
        .map(({index, 1: part = ''}) => ({
          index,
          message: `src/company has no fact "${part}".${didYouMean(part, Object.keys(companyParts))}`,
        }));

/** A company in one country has nothing to say where copy names the others. */
function empty(page: ParsedPage) {
  return page.tags
    .filter(({name}) => name === 'Company')
    .flatMap(({props, at}) =>
      props
        .filter(({name, value}) => name === 'part' && companyParts[value as CompanyPart] === '')
        .map(({value}) => {
          const words = `src/company lists no other country, so <Company part="${String(value)}" /> says nothing. Remove it, with what stands around it.`;
          return finding(page, 'company', at, words);
        }),
    );
}

/** Facts about the company that copy types, or asks for by a name that they do not have. */
export const companyFactsRule: Rule = (page) => [
  ...readTexts(page).flatMap((text) =>
    [...typedIn(text, page), ...unknownParts(text)].map(({index, message, fix}) =>
      finding(page, 'company', text.at(index), message, fix),
    ),
  ),
  ...empty(page),
];
