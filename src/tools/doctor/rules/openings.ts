import {workplaceOf} from '../../../content/jobs';
import {addDays} from '../../../content/dates';
import {company} from '../../../company';
import {fillCompany} from '../../../company/parts';
import {dayNow} from '../../../company/today';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {finding, type Rule} from '../sources';

const fieldOf = (page: ParsedPage, name: string) => page.fields.find((field) => field.name === name);

/** By the clock and not by BUILD_DATE. East of the company the next day has begun, so a position may be from tomorrow. */
function unpublished(page: ParsedPage) {
  const field = fieldOf(page, 'posted');
  if (typeof field?.value !== 'string' || field.value <= addDays(dayNow(), 1)) return [];
  const words = `"posted" is ${field.value}, which is in the future. Write the day on which the position appears; until then, "draft: true" keeps it back.`;
  return [finding(page, 'frontMatter', field.at, words)];
}

/** Search engines for jobs ask for the country of a place. That of the head office is known. */
function nowhere(page: ParsedPage) {
  const field = fieldOf(page, 'location');
  const {city, country} = workplaceOf(fillCompany(String(field?.value))) ?? {};
  if (!field || !city || country || city === company.city) return [];
  const words = `"location" names ${city} without its country, which job searches need. Write it as in "Lisbon, Portugal".`;
  return [finding(page, 'frontMatter', field.at, words)];
}

/** What the page of a position needs besides sound fields. */
export const openingsRule: Rule = (page) => {
  const tag = page.tags.find(({name}) => name === 'JobPosting');
  if (page.kind !== 'opening') {
    const words =
      '<JobPosting> shows the fields of a position, so it belongs on a page in pages/company/careers/. Remove it.';
    return tag ? [finding(page, 'composition', tag.at, words)] : [];
  }
  const words =
    'The page of a position stands between <JobPosting icon="briefcase" apply="Apply Now"> and </JobPosting>, which show its fields. Add the two lines.';
  const at = page.tags[0]?.at ?? page.headings[0]?.at ?? {line: 1, column: 1};
  const missing = tag ? [] : [finding(page, 'composition', at, words)];
  return [...unpublished(page), ...nowhere(page), ...missing];
};
