import {countsOf} from '@site/src/build/pageEntries/counts';
import {parseFrontMatterIn} from '@site/src/build/pageEntries/frontMatter';
import {company} from '@site/src/company';
import type {JobFields} from '@site/src/content/frontMatter';
import {jobsFolder} from '@site/src/content/jobs';
import {sections} from '@site/src/content/navigation';
import {jobPosting} from '@site/src/features/careers/build/jobPosting';
import {splitPage} from '@site/src/mdx/parse';
import {examineFile} from '@site/src/tools/doctor/examine';
import {readSite} from '@site/src/tools/doctor/sources';
import {load} from 'cheerio';
import path from 'node:path';
import {root} from '../../support/files';

const given = readSite(root);
const careers = `pages/${jobsFolder}.mdx`;
const file = `pages/${jobsFolder}/quarry-engineer.mdx`;
const text = `---
title: Quarry Engineer
description: "The work of a Quarry Engineer, what it takes and where, in a sentence for a search result."
summary: You count the stones.
department: Engineering
location: Remote
type: Part-time
experience: 3+ years
requirements:
  - A head for heights
  - A hammer
posted: 2026-11-02
---
import {JobPosting} from '@site/src/features/careers';

<JobPosting apply="Apply Now">

## Stones all week

</JobPosting>
`;

/** A Careers page with a list of jobs, as on the site of a company that is hiring. */
const list = `---
title: Work with us
line: Remote
---
import {Count} from '@site/src/components';

# Work with *us*

Open today: <Count of="jobs" one="role" many="roles" />.
`;

/** What the doctor reports about a page after a change of its text, after the line where it is. */
function reported(where: string, find: RegExp | string, put: string): string[] {
  const before = where === careers ? list : text;
  const after = before.replace(find, put);
  if (after === before) throw new Error(`Nothing changed in ${where}. Plant the mistake elsewhere.`);
  return examineFile({file: where, text: after}, given).map(
    ({line, message}) => `${after.split('\n')[line - 1] ?? ''} -> ${message}`,
  );
}

test.each<[string, RegExp | string, string, string]>([
  [file, /posted: .*/, 'posted: 2026-02-30', '"posted" must be a day such as 2027-01-31.'],
  [file, /posted:/, 'closes: 2026-11-01\nposted:', '"closes" is before "posted", so the job would never be open.'],
  [file, /type: .*/, 'type: Fulltime', '"type" cannot be "Fulltime". Did you mean "Full-time"?'],
  [file, /location: .*/, 'location: remote', '"location" must be Remote, a city such as Berlin, "Berlin or remote"'],
  [file, /location: .*/, 'location: Lisbon', '"location" names Lisbon without its country, which job searches need.'],
  [file, /- A hammer/, '- Tools: saw and rope', 'Entry 2 of "requirements" must be text, in quotation marks.'],
  [file, /## Stones all week/, '# A headline', 'The title of a job comes from its field "title". Remove this line'],
  [careers, 'line: Remote', 'line: Our {count:job} roles', 'Unknown count "job". Did you mean "jobs"?'],
  [careers, '<Count of="jobs"', '<Count of="roles"', '<Count>: Unknown count "roles".'],
])('in %s, %s as "%s" is reported at its line', (where, find, put, says) => {
  const [found = ''] = reported(where, find, put).filter((one) => one.includes(says));
  expect(found.split(' -> ')[0]).toContain(put.split('\n')[0]);
});

test('the doctor accepts a job in the company’s city, in another country or with a closing day', () => {
  for (const words of ['"{company:city}, hybrid"', 'Lisbon, Portugal or remote'])
    expect(reported(file, /location: .*/, `location: ${words}`)).toEqual([]);
  expect(reported(file, 'posted:', 'closes: 2099-01-31\nposted:')).toEqual([]);
});

test('counts exclude closed jobs, and drafts in production', () => {
  const pages = [
    {kind: 'job', address: '/company/careers/a', frontMatter: {}},
    {kind: 'job', address: '/company/careers/b', frontMatter: {closes: '2026-11-20'}},
    {kind: 'job', address: '/company/careers/c', frontMatter: {draft: true}},
    {kind: 'listed', address: '/company/careers', frontMatter: {}},
    {kind: 'partial', address: undefined, frontMatter: {}},
  ] as const;
  const countedIn = (production: boolean) => countsOf(pages, sections, '2026-11-21', production);
  expect(countedIn(true)).toMatchObject({jobs: 1, company: 1, industries: 0});
  expect(countedIn(false)).toMatchObject({jobs: 2});
});

test('Docusaurus gets days as strings, and an unlisted page from the day after a job closes', async () => {
  const fileContent = text.replace('posted:', 'closes: 2026-11-21\nposted:');
  const parsedOn = async (day: string) => {
    jest.replaceProperty(process, 'env', {...process.env, BUILD_DATE: day});
    const defaultParseFrontMatter = () => Promise.resolve(splitPage(fileContent));
    const given = {filePath: path.join(root, file), fileContent, defaultParseFrontMatter};
    return (await parseFrontMatterIn(root)(given)).frontMatter;
  };
  expect(await parsedOn('2026-11-21')).toMatchObject({posted: '2026-11-02', closes: '2026-11-21'});
  expect(await parsedOn('2026-11-21')).not.toHaveProperty('unlisted');
  expect(await parsedOn('2026-11-22')).toMatchObject({closed: true, unlisted: true});
});

const organization = 'https://quarry.example/#organization';

const $ = load(`<main><section><h1>Quarry Engineer</h1><p>You cut.</p></section>
  <section><p>The work</p><h2>Stone &amp; people</h2><p>Cut <b>it</b> &lt; here.</p></section>
  <section><h2>What you bring</h2><ul><li>A <em>steady</em> hand</li></ul></section>
  <section><h2>How we hire</h2></section>
  <section><h2>Apply</h2></section></main>`);

function postingOf(location: string, more: Partial<JobFields> = {}) {
  const address = `/${jobsFolder}/quarry-engineer`;
  const job = {...(splitPage(text).frontMatter as JobFields), posted: '2026-11-02', location, ...more};
  return jobPosting(job, {$, path: address}, `https://quarry.example${address}`, organization);
}

test('a job posting has its fields and the page’s text about the work as plain HTML, and applying leads elsewhere', () => {
  expect(postingOf('Remote')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Quarry Engineer',
    datePosted: '2026-11-02',
    employmentType: 'PART_TIME',
    hiringOrganization: {'@id': organization, name: company.name},
    directApply: false,
    description:
      '<p>You cut.</p><h2>Stone &amp; people</h2><p>Cut it &lt; here.</p><h2>What you bring</h2><ul><li>A steady hand</li></ul>',
  });
});

test('a job posting has an end date only if the job closes', () => {
  expect(postingOf('Remote', {closes: '2027-01-31'})).toHaveProperty('validThrough', '2027-01-31T23:59:59-12:00');
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
