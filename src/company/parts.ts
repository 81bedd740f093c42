import {company} from '.';

const listed = (names: readonly string[]) => new Intl.ListFormat(company.language).format(names);
const inFull = (country: string) => company.countriesInFull[country] ?? country;

/** A country without its article, for headlines and addresses: "the USA" becomes "USA". */
export const bareCountry = (country: string): string => country.replace(/^the /, '');

/** The facts that copy can use: `<Company part="city" />` in text and `{company:city}` in a field. */
export const companyParts = {
  name: company.name,
  tagline: company.tagline,
  city: company.city,
  country: company.countries[0] ?? '',
  countries: listed(company.countries),
  'countries-in-full': listed(company.countries.map(inFull)),
  'country-title': bareCountry(company.countries[0] ?? ''),
  'abroad-in-full': listed(company.countries.slice(1).map(inFull)),
  'abroad-title': listed(company.countries.slice(1).map(bareCountry)),
  phone: company.phone.display,
} as const satisfies Record<string, string>;

export type CompanyPart = keyof typeof companyParts;

export const isCompanyPart = (name: string): name is CompanyPart => Object.hasOwn(companyParts, name);

/** Matches a fact in a field, such as `{company:city}`. */
export const companyToken = /\{company:([^}]*)\}/g;

/** Fills facts into plain text such as a description: `{company:city}` becomes the name of the city. */
export const fillCompany = (
  text: string,
  onUnknown: (name: string) => string = (name) => `{company:${name}}`,
): string =>
  text.replace(companyToken, (_, name: string) => (isCompanyPart(name) ? companyParts[name] : onUnknown(name)));

/** The name at the end of a sentence: "Example Inc." already ends with a period. */
export const nameBeforePeriod = company.name.replace(/\.$/, '');
