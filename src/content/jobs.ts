import type {Day} from './dates';

/** The folder of the jobs in `pages/`. The page of the same address lists them. */
export const jobsFolder = 'company/careers';

/** Whether a file such as `company/careers/data-engineer.mdx` or an address is that of a job. */
export const isJob = (path: string): boolean => path.replace(/^\//, '').startsWith(`${jobsFolder}/`);

/** Whether a file holds copy that the pages of jobs share. Where there is none, nobody reads it. */
export const isJobCopy = (file: string): boolean => file.startsWith('pages/_shell/job-');

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

/** A job can be applied for up to and including the day on which it closes. */
export const isOpenOn = (closes: Day | undefined, day: Day | undefined): boolean => !closes || !day || day <= closes;
