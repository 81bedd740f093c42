import {longDay, type Day} from '../../../content/dates';
import type {Job} from '../../../content/entries';
import {workplaceOf} from '../../../content/jobs';

/** One of the facts of a job. */
type Fact = {field: string; label: string; value: string; day?: Day | undefined};

type Shown = {
  /** The language in which days and lists are written. */
  language: string;
  /** From where people may work who work remotely. */
  countries?: readonly string[];
};

/** What there is to know at a glance. The page of a job also says from where people may work, and since when. */
export function factsOf(
  {department, location, type, experience, closes, posted}: Omit<Job, 'to'> & {posted?: Day},
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
