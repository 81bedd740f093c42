/** @jest-environment node */
import {company} from '@site/src/company';
import {jobPosting} from '@site/src/features/careers/build/jobPosting';
import type {Day} from '@site/src/content/dates';
import type {JobFields} from '@site/src/content/frontMatter';
import {load} from 'cheerio';

const organization = 'https://quarry.example/#organization';

const path = '/company/careers/quarry-engineer';
const $ = load(`<main><section><h1>Quarry Engineer</h1><p>You cut marble.</p></section>
  <section><p>The work</p><h2>Stone &amp; people</h2><p>Cut <b>it</b> &lt; here.</p></section>
  <section><h2>What you bring</h2><ul><li>A <em>steady</em> hand</li></ul></section>
  <section><h2>How we hire</h2></section>
  <section><h2>Apply</h2></section></main>`);
const fields: JobFields = {
  title: 'Quarry Engineer',
  description: 'Cut marble.',
  summary: 'You cut marble.',
  department: 'Quarry',
  location: 'Remote',
  type: 'Part-time',
  experience: '3+ years',
  requirements: ['A steady hand'],
  posted: '2026-11-02',
};

const postingOf = (location: string, closes?: Day) =>
  jobPosting({...fields, location, ...(closes && {closes})}, {$, path}, `https://quarry.example${path}`, organization);

test('a job posting has its title, date and type, and says that applying leads elsewhere', () => {
  expect(postingOf('Remote')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Quarry Engineer',
    datePosted: '2026-11-02',
    employmentType: 'PART_TIME',
    hiringOrganization: {'@id': organization, name: company.name},
    directApply: false,
  });
});

test('the description of a job posting is the page’s text about the work as plain HTML', () => {
  expect(postingOf('Remote')).toHaveProperty(
    'description',
    '<p>You cut marble.</p><h2>Stone &amp; people</h2><p>Cut it &lt; here.</p><h2>What you bring</h2><ul><li>A steady hand</li></ul>',
  );
});

test('a job posting has an end date only if the job closes', () => {
  expect(postingOf('Remote', '2027-01-31')).toHaveProperty('validThrough', '2027-01-31T23:59:59-12:00');
  expect(postingOf('Remote')).not.toHaveProperty('validThrough');
});

test.each([
  ['Remote', undefined, true],
  [company.city, company.countries[0], false],
  [`${company.city}, hybrid`, company.countries[0], false],
  ['Lisbon, Portugal or remote', 'Portugal', true],
])('the location "%s" becomes a place, remote work, or both', (location, country, remote) => {
  const posting = postingOf(location);
  const place = {address: {addressLocality: location.replace(/,? .*/, ''), addressCountry: country}};
  if (country) expect(posting).toMatchObject({jobLocation: place});
  else expect(posting).not.toHaveProperty('jobLocation');
  const countries = company.countries.map((name) => ({'@type': 'Country', name: name.replace('the ', '')}));
  if (remote) expect(posting).toMatchObject({jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries});
  else expect(posting).not.toHaveProperty('jobLocationType');
});
