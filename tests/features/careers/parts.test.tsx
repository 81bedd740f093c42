import jobs from '@generated/page-entries/default/jobs.json';
import {Count} from '@site/src/components/Count';
import JobPosting from '@site/src/features/careers/ui/JobPosting';
import JobList from '@site/src/features/careers/ui/JobList';
import {PageFields} from '@site/src/components/hooks/pageFields';
import {render, screen, within} from '@testing-library/react';
import type {ComponentProps, ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {fields} from './job';

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

describe('the list of jobs', () => {
  const list = <JobList apply="Apply Now">No position is open.</JobList>;

  test('has an email with the position as its subject, and the day when a job closes', () => {
    onDay('2026-11-20', list);
    const [first, second] = screen.getAllByRole('article').map((article) => within(article));
    expect(first?.getByRole('link', {name: 'Apply Now'}).getAttribute('href')).toMatch(
      /\?subject=Application%3A%20Quarry%20Engineer$/,
    );
    expect(second?.getByText('November 20, 2026')).toBeVisible();
  });

  test('hides a job in the browser on the day after it closes', () => {
    const {built} = onDay('2026-11-21', list);
    expect(built).toContain('Mason');
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Quarry Engineer']);
  });
});

test('the count of jobs follows the visitor’s day', () => {
  const count = <Count of="jobs" one="role" many="roles" />;
  expect(onDay('2026-11-20', count).built).toBe('two roles');
  expect(document.body).toHaveTextContent('two roles');
  onDay('2026-11-21', count);
  expect(document.body).toHaveTextContent('one role');
});

describe('the page of a job', () => {
  const pageOf = (more: Record<string, unknown>) => (
    <PageFields value={{...fields, ...more}}>
      <JobPosting apply="Apply Now">
        <p>What the work is.</p>
      </JobPosting>
    </PageFields>
  );
  const closed = /job-closed/;

  test('shows its fields around the description of the work', () => {
    onDay('2026-11-21', pageOf({closes: '2026-11-21'}));
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Quarry Engineer');
    for (const text of [fields.summary, 'November 21, 2026', 'What the work is.', ...fields.requirements])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(closed)).toBeNull();
  });

  test('says in the browser from the day after it closes that it is closed', () => {
    const {built} = onDay('2026-11-22', pageOf({closes: '2026-11-21'}));
    expect(built).toContain('What the work is.');
    expect(screen.getByText(closed)).toBeVisible();
    expect(screen.queryByText('What the work is.')).toBeNull();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });
});
