import timeline from '@generated/policies/default/timeline.json';
import type {Timeline} from '@site/src/features/policies/model/timeline';
import {compareTexts} from '@site/src/features/policies/model/compare';
import Compare from '@site/src/features/policies/ui/Compare';
import OnRequest from '@site/src/features/policies/ui/Compare/OnRequest';
import {render, screen, waitFor} from '@testing-library/react';
import {version} from './versions';

const slug = 'terms-of-service';
const days = ['2024-01-01', '2023-01-01', '2022-01-01', '2021-01-01'];
const archive: Timeline = {
  builtOn: '2026-01-01',
  policies: [{slug, title: 'Terms', versions: days.map((name) => version(name))}],
};
Object.assign(timeline, archive);
const mockAddress = {search: ''};
jest.mock('@docusaurus/Head', () => () => null);
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
jest.mock('@docusaurus/Link', () => ({to, ...rest}: {to: string}) => <a href={to} {...rest} />);
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}));
jest.mock('@docusaurus/useIsBrowser', () => () => true);
jest.mock('@docusaurus/router', () => ({useLocation: () => mockAddress, useHistory: () => ({push: jest.fn()})}));

const text = (year: number) => `---\ntitle: Terms\n---\n\n## 1. Fees\n\nThey are those of ${year}.\n`;
const answer = (body: string, ok = true) => ({ok, text: () => Promise.resolve(body)}) as Response;

function ask(search: string, load: (address: string) => Response): HTMLElement {
  mockAddress.search = search;
  globalThis.fetch = jest.fn((address: string) => Promise.resolve(load(address))) as unknown as typeof fetch;
  return render(<OnRequest policy={slug} />).container;
}

const yearOf = (address: string) => Number(/\/legal\/(\d{4})-01-01\/terms-of-service\.txt$/.exec(address)?.[1]);

test('any two versions are compared from their published texts, as the page of a pair compares them', async () => {
  const container = ask('?versions=2021-01-01...2023-01-01', (address) => answer(text(yearOf(address))));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Comparing the version of January 1, 2021 with the version of January 1, 2023…',
  );
  expect(await screen.findByRole('heading', {level: 1, name: 'What changed in the Terms'})).toBeVisible();
  const redline = {
    policy: slug,
    title: 'Terms',
    from: '2021-01-01',
    to: '2023-01-01',
    ...compareTexts(text(2021), text(2023)),
  };
  expect(container.innerHTML).toBe(render(<Compare redline={redline} />).container.innerHTML);
});

test.each([
  ['is not there', () => answer('Not found', false)],
  ['is another page', () => answer('<!doctype html>')],
])('a text that %s is told, with links to both', async (_, load) => {
  ask('?versions=2021-01-01...2023-01-01', load);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/could not be compared/));
  const links = screen.getByRole('status').querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/legal/2021-01-01/terms-of-service',
    '/legal/2023-01-01/terms-of-service',
  ]);
});

test('versions that do not exist are reported', () => {
  ask('?versions=1999-01-01...2023-01-01', () => answer(''));
  expect(screen.getByRole('status')).toHaveTextContent(
    'This policy does not have both versions of “1999-01-01...2023-01-01”.',
  );
  expect(fetch).not.toHaveBeenCalled();
});

test('without a pair of versions it lists the comparisons that have a page', () => {
  ask('', () => answer(''));
  const links = screen.getAllByRole('link', {name: /^From/}).map((link) => link.getAttribute('href'));
  const neighbors = ['2023-01-01...2024-01-01', '2022-01-01...2023-01-01', '2021-01-01...2022-01-01'];
  const withInForce = ['2022-01-01...2024-01-01', '2021-01-01...2024-01-01'];
  expect(links).toEqual([...neighbors, ...withInForce].map((pair) => `/legal/compare/${slug}/${pair}`));
});
