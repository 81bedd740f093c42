import type {OpeningFields} from './frontMatter';
import {longDay, type Day} from './dates';

/** The folder of the openings in `pages/`. The page of the same address lists them. */
export const openingsFolder = 'company/careers';

/** Whether a file such as `company/careers/data-engineer.mdx` or an address is that of an opening. */
export const isOpening = (path: string): boolean => path.replace(/^\//, '').startsWith(`${openingsFolder}/`);

/** Whether a file holds copy that the pages of openings share. Where there is none, nobody reads it. */
export const isOpeningCopy = (file: string): boolean => file.startsWith('pages/_shell/opening-');

/** The kinds of employment, as pages name them and as search engines do. */
export const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
} as const;

/** Where people work: in a city, remotely, or as they choose. */
export type Workplace = {city?: string; country?: string; remote: boolean};

/** Reads a location: `Remote`, or a city and perhaps its country, as in `Lisbon, Portugal or remote`. */
export function workplaceOf(location: string): Workplace | undefined {
  if (location === 'Remote') return {remote: true};
  const [city = '', country, ...more] = location.replace(/( or remote|, hybrid)$/, '').split(', ');
  const names = [city, country ?? 'none'];
  if (more.length > 0 || names.some((name) => !/^[^,/&]+$/.test(name) || /\b(remote|hybrid)\b/i.test(name)))
    return undefined;
  return {city, ...(country && {country}), remote: location.endsWith(' or remote')};
}

/** A position can be applied for up to and including the day on which it closes. */
export const isOpenOn = (closes: Day | undefined, day: Day | undefined): boolean => !closes || !day || day <= closes;

/** An opening as the list of all shows it. */
export type Opening = {to: string} & Omit<OpeningFields, 'description' | 'posted' | 'hue' | 'draft'>;

/** One of the facts of an opening. */
type Fact = {field: string; label: string; value: string; day?: Day | undefined};

type Shown = {
  /** The language in which days and lists are written. */
  language: string;
  /** From where people may work who work remotely. */
  countries?: readonly string[];
};

/** What there is to know at a glance. The page of an opening also says from where people may work, and since when. */
export function factsOf(
  {department, location, type, experience, closes, posted}: Omit<Opening, 'to'> & {posted?: Day},
  {language, countries = []}: Shown,
): Fact[] {
  const isRemote = countries.length > 0 && workplaceOf(location)?.remote;
  const anyOf = new Intl.ListFormat(language, {type: 'disjunction'});
  const dayFact = (field: string, label: string, day: Day | undefined): Fact[] =>
    day ? [{field, label, value: longDay(day, language), day}] : [];
  return [
    {field: 'department', label: 'Department', value: department},
    {field: 'location', label: 'Location', value: location},
    ...(isRemote ? [{field: 'remote', label: 'Remote from', value: anyOf.format(countries)}] : []),
    {field: 'type', label: 'Type', value: type},
    {field: 'experience', label: 'Experience', value: experience},
    ...dayFact('posted', 'Posted', posted),
    ...dayFact('closes', 'Apply by', closes),
  ];
}

/** The name of the list that follows the facts. */
export const requirementsLabel = 'Requirements';

/** The subject of the email with which people apply. */
export const applicationFor = (title: string): string => `Application: ${title}`;
