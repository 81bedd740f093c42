import {company} from '.';

const listed = (names: readonly string[]) => new Intl.ListFormat(company.language).format(names);
const inFull = (country: string) => company.countriesInFull[country] ?? country;

/** A country as it stands alone, in a headline or an address: "the USA" is "USA" there. */
export const bareCountry = (country: string): string => country.replace(/^the /, '');

/** The facts that copy can name: `<Company part="city" />` in text and `{company:city}` in a field. */
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

/** The fact in a field. */
export const companyToken = /\{company:([^}]*)\}/g;

/** Puts facts into a plain text such as a description: `{company:city}` becomes the name of the city. */
export const fillCompany = (
  text: string,
  onUnknown: (name: string) => string = (name) => `{company:${name}}`,
): string =>
  text.replace(companyToken, (_, name: string) => (isCompanyPart(name) ? companyParts[name] : onUnknown(name)));

/** A name such as "Example Inc." brings the period of its sentence along. */
export const nameBeforePeriod = company.name.replace(/\.$/, '');
