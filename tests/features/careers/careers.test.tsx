import jobs from '@generated/page-entries/default/jobs.json';
import {Count} from '@site/src/components/Count';
import {PageFields} from '@site/src/components/hooks/pageFields';
import {jobsOf} from '@site/src/content/entries';
import type {JobFields} from '@site/src/content/frontMatter';
import {workplaceOf} from '@site/src/content/jobs';
import {fillCounts} from '@site/src/content/numbers';
import {factsOf} from '@site/src/features/careers/model/jobFacts';
import JobList from '@site/src/features/careers/ui/JobList';
import JobPosting from '@site/src/features/careers/ui/JobPosting';
import {render, screen, within} from '@testing-library/react';
import type {ComponentProps, ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {shownDay} from '../../support/words';

/** The fields of an invented position. */
const fields: JobFields = {
  title: 'Quarry Engineer',
  description: 'Cut marble with the people who load it. A full-time role at the quarry, with mornings off.',
  summary: 'You cut marble with the people who load it.',
  department: 'Quarry',
  location: 'Remote',
  type: 'Full-time',
  experience: '3+ years',
  requirements: ['A steady hand', 'Patience with stone'],
  posted: '2026-11-02',
};

const mockDays = {closingDays: [null, '2026-11-20'], entries: []};
jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => mockDays}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, ...rest}: ComponentProps<'a'> & {to: string}) => <a href={to} {...rest} />,
}));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({children}: {children: ReactElement}) => children,
}));
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}));
jest.mock('@docusaurus/useBrokenLinks', () => ({__esModule: true, default: () => ({collectAnchor: () => undefined})}));
jest.mock('@site/src/components/Forest', () => ({Forest: () => null}));
jest.mock('@generated/page-entries/default/jobs.json', () => [], {virtual: true});
jobs.push(
  {...fields, to: '/company/careers/quarry-engineer'},
  {...fields, to: '/company/careers/mason', title: 'Mason', closes: '2026-11-20'},
);

const at = (slug: string) => `/company/careers/${slug}`;

test('the newest job comes first, and a job leaves the list on the day after it closes', () => {
  const page = (slug: string, more: Partial<JobFields>) => ({permalink: at(slug), frontMatter: {...fields, ...more}});
  const pages = [
    page('early', {posted: '2026-11-02'}),
    page('closed', {posted: '2026-11-03', closes: '2026-11-20'}),
    page('last-day', {posted: '2026-11-03', closes: '2026-11-21', pay: '$90,000 a year'}),
  ];
  expect(jobsOf(pages, '2026-11-21').map(({to, pay}) => [to, pay])).toEqual([
    [at('last-day'), '$90,000 a year'],
    [at('early'), undefined],
  ]);
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
  const labels = (more: Partial<JobFields>) =>
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

test.each([
  ['{count:jobs|open role|open roles}, remote', 0, 'No open roles, remote'],
  ['{count:jobs|open role|open roles}, remote', 1, 'One open role, remote'],
  ['{count:jobs|open role|open roles}, remote', 13, '13 open roles, remote'],
  ['Our {count:jobs} and {count:unknown}', 8, 'Our eight and {count:unknown}'],
])('the field "%s" with a count of %d says "%s"', (field, count, words) => {
  expect(fillCounts(field, () => ({jobs: count}))).toBe(words);
});

/** Renders a component as built and hydrates it for a visitor on a given day. */
function onDay(day: string, part: ReactElement) {
  jest.useFakeTimers({now: new Date(`${day}T06:00:00Z`)});
  const container = document.createElement('div');
  container.innerHTML = renderToString(part);
  document.body.replaceChildren(container);
  const built = container.textContent;
  render(part, {container, hydrate: true});
  return {built};
}
afterEach(() => {
  jest.useRealTimers();
});

const list = <JobList apply="Apply Now">No position is open.</JobList>;

test('the list of jobs has an email with the position as its subject, and the day when a job closes', () => {
  onDay('2026-11-20', list);
  const [first, second] = screen.getAllByRole('article').map((article) => within(article));
  expect(first?.getByRole('link', {name: 'Apply Now'}).getAttribute('href')).toMatch(
    /\?subject=Application%3A%20Quarry%20Engineer$/,
  );
  expect(second?.getByText(shownDay('2026-11-20'))).toBeVisible();
});

test('the list hides a job in the browser on the day after it closes', () => {
  const {built} = onDay('2026-11-21', list);
  expect(built).toContain('Mason');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Quarry Engineer']);
});

test('the count of jobs follows the visitor’s day', () => {
  const count = <Count of="jobs" one="role" many="roles" />;
  expect(onDay('2026-11-20', count).built).toBe('two roles');
  expect(document.body).toHaveTextContent('two roles');
  onDay('2026-11-21', count);
  expect(document.body).toHaveTextContent('one role');
});

const pageOf = (more: Record<string, unknown>) => (
  <PageFields value={{...fields, ...more}}>
    <JobPosting apply="Apply Now">
      <p>What the work is.</p>
    </JobPosting>
  </PageFields>
);
const closed = /job-closed/;

test('the page of a job shows its fields around the description of the work', () => {
  onDay('2026-11-21', pageOf({closes: '2026-11-21'}));
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Quarry Engineer');
  for (const text of [fields.summary, shownDay('2026-11-21'), 'What the work is.', ...fields.requirements])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(closed)).toBeNull();
});

test('the page says in the browser from the day after it closes that it is closed', () => {
  const {built} = onDay('2026-11-22', pageOf({closes: '2026-11-21'}));
  expect(built).toContain('What the work is.');
  expect(screen.getByText(closed)).toBeVisible();
  expect(screen.queryByText('What the work is.')).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
