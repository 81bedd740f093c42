import type {Country, JobPosting, Place} from 'schema-dts';
import type {JobFields} from '../../../content/frontMatter';
import {employmentTypes, workplaceOf, type Workplace} from '../../../content/jobs';
import {company} from '../../../company';
import {bareCountry} from '../../../company/parts';
import type {CheerioAPI} from 'cheerio';
import {escapeMarkup as escape, oneLine} from '../../../content/text';

/** The description of the work as the plain HTML that job searches allow: the lead, and all sections up to the requirements. */
function description({$}: {$: CheerioAPI}): string {
  const parts = $('main h1 ~ p')
    .add($('main > section').slice(1, -2).find('h2, h3, p, ul, ol').not('p:has(+ h2), li *'))
    .toArray();
  return parts
    .map((part) => {
      const tag = part.tagName;
      if (tag !== 'ul' && tag !== 'ol') return `<${tag}>${escape(oneLine($(part).text()))}</${tag}>`;
      const entries = $(part)
        .children('li')
        .toArray()
        .map((entry) => `<li>${escape(oneLine($(entry).text()))}</li>`);
      return `<${tag}>${entries.join('')}</${tag}>`;
    })
    .join('');
}

const placeOf = ({city, country}: Workplace): Place => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressCountry: bareCountry(country ?? company.countries[0] ?? ''),
  },
});

/** Structured data for an open job, from the fields of its page and its text. All of it is on the page. */
export function jobPosting(
  {title, location, type, posted, closes}: JobFields,
  page: {$: CheerioAPI; path: string},
  address: string,
  organizationId: string,
): JobPosting {
  const workplace = workplaceOf(location) ?? {remote: false};
  const countries = company.countries.map((name): Country => ({'@type': 'Country', name: bareCountry(name)}));
  return {
    '@type': 'JobPosting',
    '@id': `${address}#position`,
    url: address,
    title,
    description: description(page),
    datePosted: posted,
    // The end of that day in the last time zone, since the page stays open to the end of the visitor's own day.
    ...(closes && {validThrough: `${closes}T23:59:59-12:00`}),
    employmentType: employmentTypes[type],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId,
      name: company.name,
      sameAs: `${company.url}/`,
      logo: `${company.url}/apple-touch-icon.png`,
    },
    identifier: {'@type': 'PropertyValue', name: company.name, value: page.path.split('/').pop() ?? ''},
    ...(workplace.city && {jobLocation: placeOf(workplace)}),
    ...(workplace.remote && {jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries}),
    directApply: false,
  };
}
