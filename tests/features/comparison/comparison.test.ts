/** @jest-environment node */
import type {Entry} from '@site/src/features/policies/model/record';
import {pairsOf} from '@site/src/features/comparison/model/pairs';
import {addDays, type Day} from '@site/src/content/dates';
import {comparisonsOf} from '@site/src/features/comparison/build/plugin';
import {readArchive} from '@site/src/features/policies/build/archive';
import {currentAddress, permanentAddress} from '@site/src/features/policies/model/addresses';
import {statusOn, type Timeline} from '@site/src/features/policies/model/timeline';
import {scratch, version} from '../policies/scratch';
import {applies, takeStep} from '../policies/year';

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

/** Every address that a build of this folder has. */
const addressesOf = (dir: string, day: Day, {policies}: Timeline): string[] => [
  ...comparisonsOf(dir, day).map(({path}) => path),
  ...policies.flatMap(({slug, current, versions}) => [
    ...(current ? [currentAddress(slug)] : []),
    ...versions.map(({version}) => permanentAddress(version, slug)),
  ]),
];

const heldIn = ({policies}: Timeline, day: Day) =>
  policies.map(({slug, versions}) => {
    const held = versions.filter((one) => statusOn(day, one) === 'in-force').map(({version}) => version);
    return `${slug}: ${held.join(', ')}`;
  });

const trueOn = ({policies}: Timeline, day: Day) => policies.map(({slug}) => `${slug}: ${applies(slug, day) ?? ''}`);

test('on each day of a year, the right version is in force, and every address that was ever shown is built', async () => {
  const site = scratch();
  const ever = new Set<string>();
  let pages = 0;
  for (let day = '2026-12-01'; day <= '2027-12-31'; day = addDays(day, 1)) {
    await takeStep(site, day);
    const {timeline} = readArchive(site.dir, day);
    expect([day, ...heldIn(timeline, day)]).toEqual([day, ...trueOn(timeline, day)]);
    const built = new Set(addressesOf(site.dir, day, timeline));
    for (const address of built) ever.add(address);
    expect([day, ...[...ever].filter((address) => !built.has(address))]).toEqual([day]);
    pages = built.size;
  }
  // Two comparisons for a version, and one more for each time that another came between.
  const versions = readArchive(site.dir, '2027-12-31').timeline.policies.flatMap((policy) => policy.versions);
  expect(pages).toBeLessThanOrEqual(3 * versions.length + 3 + 3);
});
