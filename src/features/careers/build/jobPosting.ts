import type {Country, JobPosting, Place} from 'schema-dts';
import {employmentTypes, isJob, workplaceOf, type Workplace} from '../../../content/jobs';
import {company} from '../../../company';
import {bareCountry} from '../../../company/parts';
import type {CheerioAPI} from 'cheerio';
import {escapeMarkup as escape, oneLine} from '../../../content/text';

/** The description of the work as the plain HTML that job searches allow: the lead, and all sections but the last. */
function description({$}: {$: CheerioAPI}): string {
  const parts = $('main h1 ~ p')
    .add($('main > section').slice(1, -1).find('h2, h3, p, ul, ol').not('p:has(+ h2), li *'))
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

/** Structured data for an open job. Job searches require that everything in it is on the page. */
export function jobPosting(
  page: {$: CheerioAPI; path: string},
  address: string,
  organizationId: string,
): JobPosting | undefined {
  const {$, path} = page;
  if (!isJob(path)) return undefined;
  const field = (name: string) => $(`main [data-field="${name}"] dd`).first();
  const dayOf = (name: string) => field(name).find('time').attr('datetime');
  const workplace = workplaceOf(oneLine(field('location').text())) ?? {remote: false};
  const countries = company.countries.map((name): Country => ({'@type': 'Country', name: bareCountry(name)}));
  const closes = dayOf('closes');
  return {
    '@type': 'JobPosting',
    '@id': `${address}#position`,
    url: address,
    title: oneLine($('h1').first().text()),
    description: description(page),
    datePosted: dayOf('posted'),
    // The end of that day in the last time zone, since the page stays open to the end of the visitor's own day.
    ...(closes && {validThrough: `${closes}T23:59:59-12:00`}),
    employmentType: employmentTypes[field('type').text() as keyof typeof employmentTypes],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId,
      name: company.name,
      sameAs: `${company.url}/`,
      logo: `${company.url}/icon-512.png`,
    },
    identifier: {'@type': 'PropertyValue', name: company.name, value: path.split('/').pop() ?? ''},
    ...(workplace.city && {jobLocation: placeOf(workplace)}),
    ...(workplace.remote && {jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries}),
    directApply: false,
  };
}
