import {workplaceOf} from '../../../content/jobs';
import {addDays} from '../../../content/dates';
import {company} from '../../../company';
import {fillCompany} from '../../../company/parts';
import {dayNow} from '../../../company/today';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
import {fieldOf, finding, top, type Rule} from '../sources';

/** By the clock and not by BUILD_DATE. East of the company the next day has begun, so a job can be from tomorrow. */
function unpublished(page: ParsedPage) {
  const field = fieldOf(page, 'posted');
  if (typeof field?.value !== 'string' || field.value <= addDays(dayNow(), 1)) return [];
  return [finding(page, 'frontMatter', field.at, messages.postedLater({day: field.value}))];
}

/** Search engines for jobs ask for the country of a place. That of the head office is known. */
function withoutCountry(page: ParsedPage) {
  const field = fieldOf(page, 'location');
  const {city, country} = workplaceOf(fillCompany(String(field?.value))) ?? {};
  if (!field || !city || country || city === company.city) return [];
  return [finding(page, 'frontMatter', field.at, messages.noCountry({city}))];
}

/** What the page of a job needs besides valid fields. */
export const jobsRule: Rule = (page) => {
  const tag = page.tags.find(({name}) => name === 'JobPosting');
  if (page.kind !== 'job') return tag ? [finding(page, 'composition', tag.at, messages.jobPostingElsewhere)] : [];
  const at = page.tags[0]?.at ?? page.headings[0]?.at ?? top;
  const missing = tag ? [] : [finding(page, 'composition', at, messages.noJobPosting)];
  return [...unpublished(page), ...withoutCountry(page), ...missing];
};
