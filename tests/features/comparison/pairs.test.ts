/** @jest-environment node */
import {pairsOf} from '@site/src/features/comparison/model/pairs';
import type {Entry} from '@site/src/features/policies/model/record';
import {version} from '../policies/versions';

const [old, inForce, urgent, announced, later] = ['2023-01-01', '2024-01-01', '2026-12-01', '2027-03-01', '2027-06-01'];
const gone = (name: string): Entry => ({...version(name), entry: 'withdrawn'});
const pairs = (...entries: Entry[]) => pairsOf(entries, 'terms-of-service').map(({from, to}) => `${from}...${to}`);

test.each<[string, Entry[], string[]]>([
  [
    'is the one before each',
    [old, inForce, announced].map((name) => version(name ?? '')),
    [`${old}...${inForce}`, `${inForce}...${announced}`],
  ],
  [
    'stays when an urgent version comes between',
    [inForce, announced, urgent].map((name) => version(name ?? '')),
    [`${inForce}...${announced}`, `${inForce}...${urgent}`, `${urgent}...${announced}`],
  ],
  [
    'stays when the one before is withdrawn',
    [version(inForce ?? ''), version(announced ?? ''), version(later ?? ''), gone(announced ?? '')],
    [`${inForce}...${announced}`, `${announced}...${later}`, `${inForce}...${later}`],
  ],
])('the pair of a version %s', (_, entries, expected) => {
  expect(pairs(...entries).sort()).toEqual([...expected].sort());
});
