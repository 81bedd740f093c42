import timeline from '@generated/policies/default/timeline.json';
import {policyFrom, type Timeline} from '@site/src/features/policies/model/timeline';
import Compare from '@site/src/features/policies/ui/Compare';
import {render, screen, waitFor} from '@testing-library/react';
import {version} from './versions';

const slug = 'terms-of-service';
const days = ['2024-01-01', '2023-01-01', '2022-01-01', '2021-01-01'];
const archive: Timeline = {
  builtOn: '2026-01-01',
  policies: [
    policyFrom(
      {slug, title: 'Terms'},
      days.map((name) => version(name)),
      '2026-01-01',
    ),
  ],
};
Object.assign(timeline, archive);
const mockAddress = {search: ''};
jest.mock('@docusaurus/Head', () => () => null);
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
jest.mock('@docusaurus/Link', () => ({to, ...rest}: {to: string}) => <a href={to} {...rest} />);
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}));
jest.mock('@docusaurus/useIsBrowser', () => () => true);
jest.mock('@docusaurus/router', () => ({useLocation: () => mockAddress, useHistory: () => ({push: jest.fn()})}));

const answer = (body: string, ok = true) => ({ok, text: () => Promise.resolve(body)}) as Response;

function ask(search: string, load: () => Response): void {
  mockAddress.search = search;
  globalThis.fetch = jest.fn(() => Promise.resolve(load()));
  render(<Compare policy={slug} />);
}

test('a comparison reports a text that does not load', async () => {
  ask('?versions=2021-01-01...2023-01-01', () => answer('Not found', false));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Comparing the version of January 1, 2021 with the version of January 1, 2023…',
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/can’t be compared/));
});

test('a comparison reports versions that do not exist', () => {
  ask('?versions=1999-01-01...2023-01-01', () => answer(''));
  expect(screen.getByRole('status')).toHaveTextContent(
    '“1999-01-01...2023-01-01” does not name two versions of this policy.',
  );
  expect(fetch).not.toHaveBeenCalled();
});
