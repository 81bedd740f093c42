/** @jest-environment node */
// cspell:ignore Januar Irland oder Polen
import {jobsOf} from '@site/src/content/entries';
import {fillCounts} from '@site/src/content/numbers';
import {factsOf} from '@site/src/features/careers/model/jobFacts';
import {workplaceOf} from '@site/src/content/jobs';
import {countsOf} from '@site/src/build/pageEntries/counts';
import {parseFrontMatterIn} from '@site/src/build/pageEntries/frontMatter';
import matter from '@11ty/gray-matter';
import {load} from 'cheerio';
import path from 'node:path';
import {company} from '@site/src/company';
import type {Day} from '@site/src/content/dates';
import {jobPosting} from '@site/src/features/careers/build/jobPosting';
import {sections} from '@site/src/content/navigation';
import {fields} from './job';

const at = (slug: string) => `/company/careers/${slug}`;
const page = (slug: string, more: Partial<typeof fields>) => ({
  permalink: at(slug),
  frontMatter: {...fields, ...more},
});
const pages = [
  page('early', {posted: '2026-11-02'}),
  page('closed', {posted: '2026-11-03', closes: '2026-11-20'}),
  page('last-day', {posted: '2026-11-03', closes: '2026-11-21', pay: '$90,000 a year'}),
];

test('the newest job comes first, and a job leaves the list on the day after it closes', () => {
  const open = jobsOf(pages, '2026-11-21');
  expect(open.map(({to}) => to)).toEqual([at('last-day'), at('early')]);
  expect(open.map(({pay}) => pay)).toEqual(['$90,000 a year', undefined]);
});

test.each([
  ['Remote', {remote: true}],
  ['Islamabad', {city: 'Islamabad', remote: false}],
  ['New York or remote', {city: 'New York', remote: true}],
  ['Lisbon, Portugal or remote', {city: 'Lisbon', country: 'Portugal', remote: true}],
  ['Lisbon, Portugal, hybrid', {city: 'Lisbon', country: 'Portugal', remote: false}],
  ['remote', undefined],
  ['Remote or Lisbon', undefined],
  ['Lisbon/Porto', undefined],
  ['Lisbon hybrid', undefined],
  ['Lisbon, Portugal, Europe', undefined],
  ['Lisbon, ', undefined],
])('the location "%s" is read as %p', (location, workplace) => {
  expect(workplaceOf(location)).toEqual(workplace);
});

test('the facts include countries only for remote work, and pay and the closing day only where they are filled in', () => {
  const labels = (more: Partial<typeof fields>) =>
    factsOf({...fields, ...more}, {language: 'en', countries: ['Pakistan', 'the USA']}).map(
      ({label, value}) => `${label}: ${value}`,
    );
  expect(labels({location: 'Lisbon or remote', pay: '$90,000 to $120,000 a year', closes: '2027-01-31'})).toEqual(
    expect.arrayContaining([
      'Remote from: Pakistan or the USA',
      'Pay: $90,000 to $120,000 a year',
      'Apply by: January 31, 2027',
    ]),
  );
  expect(labels({location: 'Lisbon'}).join()).not.toMatch(/Remote from|Pay|Apply by/);
});

describe('counts', () => {
  const counted = (production: boolean) =>
    countsOf(
      [
        {kind: 'job', address: at('a'), frontMatter: {}},
        {kind: 'job', address: at('b'), frontMatter: {closes: '2026-11-20'}},
        {kind: 'job', address: at('c'), frontMatter: {draft: true}},
        {kind: 'listed', address: '/company/careers', frontMatter: {}},
        {kind: 'partial', address: undefined, frontMatter: {}},
      ],
      sections,
      '2026-11-21',
      production,
    );

  test('exclude closed jobs, and drafts in production', () => {
    expect(counted(true)).toMatchObject({jobs: 1, company: 1, industries: 0});
    expect(counted(false)).toMatchObject({jobs: 2});
  });

  test.each([
    [0, 'No open roles, remote'],
    [1, 'One open role, remote'],
    [13, '13 open roles, remote'],
  ])('of %s start a field with a capital letter and the right noun', (jobs, words) => {
    expect(fillCounts('{count:jobs|open role|open roles}, remote', () => ({jobs}))).toBe(words);
  });

  test('inside a field are in lower case, and an unknown count is left unchanged', () => {
    expect(fillCounts('Our {count:industries} and {count:jobs}', () => ({industries: 8}))).toBe(
      'Our eight and {count:jobs}',
    );
  });
});

describe('the front matter that Docusaurus gets', () => {
  const root = path.resolve(__dirname, '../../..');
  const filePath = path.join(root, 'pages/company/careers/a-position.mdx');
  const lines = Object.entries({...fields, closes: '2026-11-21'}).map(([name, value]) => `${name}: ${String(value)}`);
  const written = `---\n${lines.join('\n').replace(/requirements: .*/, 'requirements: [One, Two]')}\n---\n`;

  const defaultParseFrontMatter = ({fileContent}: {fileContent: string}) => {
    const {data, content} = matter(fileContent);
    return Promise.resolve({frontMatter: data, content});
  };

  async function parsedOn(day: string) {
    process.env.BUILD_DATE = day;
    const {frontMatter} = await parseFrontMatterIn(root)({filePath, fileContent: written, defaultParseFrontMatter});
    return frontMatter;
  }
  afterEach(() => {
    delete process.env.BUILD_DATE;
  });

  test('keeps days as strings', async () => {
    expect(await parsedOn('2026-11-21')).toMatchObject({posted: '2026-11-02', closes: '2026-11-21'});
  });

  test('hides a job from search engines from the day after it closes', async () => {
    expect(await parsedOn('2026-11-21')).not.toHaveProperty('unlisted');
    expect(await parsedOn('2026-11-22')).toMatchObject({closed: true, unlisted: true});
  });
});

const organization = 'https://quarry.example/#organization';

const address = '/company/careers/quarry-engineer';
const $ = load(`<main><section><h1>Quarry Engineer</h1><p>You cut.</p></section>
  <section><p>The work</p><h2>Stone &amp; people</h2><p>Cut <b>it</b> &lt; here.</p></section>
  <section><h2>What you bring</h2><ul><li>A <em>steady</em> hand</li></ul></section>
  <section><h2>How we hire</h2></section>
  <section><h2>Apply</h2></section></main>`);

const postingOf = (location: string, closes?: Day) =>
  jobPosting(
    {...fields, type: 'Part-time', location, ...(closes && {closes})},
    {$, path: address},
    `https://quarry.example${address}`,
    organization,
  );

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
    '<p>You cut.</p><h2>Stone &amp; people</h2><p>Cut it &lt; here.</p><h2>What you bring</h2><ul><li>A steady hand</li></ul>',
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
