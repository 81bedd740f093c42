import {longDay, type Day} from '../../../content/dates';
import type {Job} from '../../../content/entries';
import {workplaceOf} from '../../../content/jobs';

/** The facts of a job at a glance. Its own page also shows the countries for remote work and the day it was posted. */
export function factsOf(
  {department, location, type, experience, pay, closes, posted}: Omit<Job, 'to'> & {posted?: Day},
  {language, countries = []}: {language: string; countries?: readonly string[]},
) {
  const isRemote = countries.length > 0 && workplaceOf(location)?.remote;
  const anyOf = new Intl.ListFormat(language, {type: 'disjunction'});
  const dayFact = (field: string, label: string, day: Day | undefined) =>
    day ? [{field, label, value: longDay(day, language), day}] : [];
  return [
    {field: 'department', label: 'Department', value: department},
    {field: 'location', label: 'Location', value: location},
    ...(isRemote ? [{field: 'remote', label: 'Remote from', value: anyOf.format(countries)}] : []),
    {field: 'type', label: 'Type', value: type},
    {field: 'experience', label: 'Experience', value: experience},
    ...(pay ? [{field: 'pay', label: 'Pay', value: pay}] : []),
    ...dayFact('posted', 'Posted', posted),
    ...dayFact('closes', 'Apply by', closes),
  ];
}

/** The name of the list below the facts. */
export const requirementsLabel = 'Requirements';

/** The subject of an application by email. */
export const applicationFor = (title: string): string => `Application: ${title}`;
