/** @jest-environment node */
import {requestedPair, pairsWithPage} from '@site/src/features/policies/model/comparisons';
import {policyFrom} from '@site/src/features/policies/model/timeline';
import {version, withdrawn} from './versions';

const policy = policyFrom(
  {slug: 'terms-of-service', title: 'Terms'},
  [
    version('2028-01-01'),
    withdrawn('2027-01-01'),
    version('2024-01-01'),
    version('2023-01-01'),
    version('2022-01-01'),
    version('2021-01-01'),
  ],
  '2026-01-01',
);
const years = (pairs: {from: string; to: string}[]) =>
  pairs.map(({from, to}) => `${from.slice(2, 4)}-${to.slice(2, 4)}`);

describe('a comparison has a page', () => {
  test('with the version before it, which a withdrawn one would have replaced, and with the one in force', () => {
    expect(years(pairsWithPage(policy))).toEqual(['24-28', '24-27', '23-24', '22-23', '21-22', '22-24', '21-24']);
  });
});

describe('the address of a comparison', () => {
  test.each([
    ['', undefined],
    ['?versions=2021-01-01...2023-01-01', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=2023-01-01...2021-01-01', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=2021-01-01...2023-01-01/', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=2021-01-01...2021-01-01', '2021-01-01...2021-01-01'],
    ['?versions=2021-01-01...2020-01-01', '2021-01-01...2020-01-01'],
    ['?from=2021-01-01&to=2023-01-01', {from: '2021-01-01', to: '2023-01-01'}],
    ['?versions=soon', 'soon'],
  ])('%j asks for %j', (search, asked) => {
    expect(requestedPair(search, policy)).toEqual(asked);
  });
});
