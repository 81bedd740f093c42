import type {Day} from './dates';

/** The folder of the jobs in `pages/`. The page at the same address lists them. */
export const jobsFolder = 'company/careers';

/** Whether a path is a job: a file such as `company/careers/data-engineer.mdx`, or its address. */
export const isJob = (path: string): boolean => path.replace(/^\//, '').startsWith(`${jobsFolder}/`);

/** Whether a file holds copy that all job pages share, which is unused while there are no jobs. */
export const isJobCopy = (file: string): boolean => file.startsWith('pages/_shell/job-');

/** Employment types, as pages and as structured data name them. */
export const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
} as const;

/** Where people work: in a city, remotely, or either. */
export type Workplace = {city?: string; country?: string; remote: boolean};

/** Parses a location: `Remote`, or a city with an optional country, as in `Lisbon, Portugal or remote`. */
export function workplaceOf(location: string): Workplace | undefined {
  if (location === 'Remote') return {remote: true};
  const [city = '', country, ...more] = location.replace(/( or remote|, hybrid)$/, '').split(', ');
  const names = [city, country ?? 'none'];
  if (more.length > 0 || names.some((name) => !/^[^,/&]+$/.test(name) || /\b(remote|hybrid)\b/i.test(name)))
    return undefined;
  return {city, ...(country && {country}), remote: location.endsWith(' or remote')};
}

/** A job accepts applications through its closing day. */
export const isOpenOn = (closes: Day | undefined, day: Day | undefined): boolean => !closes || !day || day <= closes;
