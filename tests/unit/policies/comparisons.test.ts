/** @jest-environment node */
import {neighborPairs, pairAsked, pairsInForce, pairsWithPage} from '@site/src/features/policies/model/comparisons';
import {versionsOf, type Timeline} from '@site/src/features/policies/model/timeline';
import {version, withdrawn} from './versions';

const slug = 'terms-of-service';
const timeline: Timeline = {
  builtOn: '2026-01-01',
  policies: [
    {
      slug,
      title: 'Terms',
      versions: [
        version('2028-01-01'),
        withdrawn('2027-01-01'),
        version('2024-01-01'),
        version('2023-01-01'),
        version('2022-01-01'),
        version('2021-01-01'),
      ],
    },
  ],
};
const years = (pairs: {from: string; to: string}[]) =>
  pairs.map(({from, to}) => `${from.slice(2, 4)}-${to.slice(2, 4)}`);

describe('a comparison has a page', () => {
  test('between neighbors, and between a withdrawn version and the one that it would have replaced', () => {
    expect(years(neighborPairs(timeline, slug))).toEqual(['24-28', '24-27', '23-24', '22-23', '21-22']);
  });

  test('between the version in force and every other that took effect', () => {
    expect(years(pairsInForce(timeline, slug))).toEqual(['22-24', '21-24']);
  });

  test('once, so that their number grows as the versions do, and not as their square', () => {
    const pairs = years(pairsWithPage(timeline, slug));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBeLessThan(2 * versionsOf(timeline, slug).length);
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
    expect(pairAsked(search, timeline, slug)).toEqual(asked);
  });
});
