/** @jest-environment node */
// cspell:ignore Januar Irland oder Polen
import {jobsOf} from '@site/src/content/entries';
import {fillCounts} from '@site/src/content/numbers';
import {factsOf} from '@site/src/features/careers/model/jobFacts';
import {workplaceOf} from '@site/src/content/jobs';
import {countsOf} from '@site/src/build/pageEntries/counts';
import {parseFrontMatterIn} from '@site/src/build/pageEntries/frontMatter';
import path from 'node:path';
import {sections} from '@site/src/content/navigation';
import {fields} from '../../support/job';

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

  async function parsedOn(day: string) {
    process.env.BUILD_DATE = day;
    const {DEFAULT_PARSE_FRONT_MATTER: defaultParseFrontMatter} = await import('@docusaurus/utils');
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
