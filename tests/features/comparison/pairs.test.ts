/** @jest-environment node */
import {pairsWithPage} from '@site/src/features/comparison/model/pairs';
import {policyFrom} from '@site/src/features/policies/model/timeline';
import {version, withdrawn} from '../policies/versions';

const [oldest, first, second, third] = ['2020-01-01', '2021-01-01', '2023-01-01', '2028-01-01'] as const;
const recorded = [version(third), withdrawn('2027-01-01'), version(second), version(first), version(oldest)];
const policy = policyFrom({slug: 'terms-of-service', title: 'Terms'}, recorded, '2026-01-01');

test('each version is compared with its predecessor and with the version in force, and a withdrawn one with the version that it would have replaced', () => {
  expect(pairsWithPage(policy)).toEqual([
    {from: second, to: third},
    {from: second, to: '2027-01-01'},
    {from: first, to: second},
    {from: oldest, to: first},
    {from: oldest, to: second},
  ]);
});
