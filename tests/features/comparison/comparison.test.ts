/** @jest-environment node */
import {pairsOf} from '@site/src/features/comparison/model/pairs';
import {addDays, type Day} from '@site/src/content/dates';
import {comparisonsOf} from '@site/src/features/comparison/build/plugin';
import {readArchive} from '@site/src/features/policies/build/archive';
import {recordProblems} from '@site/src/features/policies/build/recordFile';
import {correct} from '@site/src/features/policies/commands/correctText';
import {retire} from '@site/src/features/policies/commands/endPolicy';
import {verify} from '@site/src/features/policies/commands/verifyRecord';
import {withdraw} from '@site/src/features/policies/commands/withdrawAnnouncement';
import {messages} from '@site/src/features/policies/messages';
import {currentAddress, permanentAddress} from '@site/src/features/policies/model/addresses';
import type {Entry} from '@site/src/features/policies/model/record';
import {inForceOn, type Timeline} from '@site/src/features/policies/model/timeline';
import {
  cookies,
  commit,
  entry,
  outcomeOf,
  plainerWords,
  privacy,
  repository,
  run,
  terms,
  type Scratch,
} from '../policies/scratch';

const published = (...days: Day[]): Entry[] => days.map((day) => entry('published', day));

test.each<[string, Entry[], string]>([
  ['is the one before each', published('2023-01', '2024-01', '2027-01'), '2023-01...2024-01 2024-01...2027-01'],
  [
    'stays when an urgent version comes between',
    published('2024-01', '2027-01', '2026-01'),
    '2024-01...2026-01 2024-01...2027-01 2026-01...2027-01',
  ],
  [
    'stays when the one before is withdrawn',
    [...published('2024-01', '2027-01', '2028-01'), entry('withdrawn', '2027-01')],
    '2024-01...2027-01 2024-01...2028-01 2027-01...2028-01',
  ],
])('the pair of a version %s', (_, record, expected) => {
  const pairs = pairsOf(record, 'terms-of-service').map(({from, to}) => `${from}...${to}`);
  expect(pairs.sort().join(' ')).toBe(expected);
});

const by = {approver: 'General Counsel', reason: 'Too early.'};

/** What is done with the policies in a year, with every kind of entry. */
const year: Record<Day, (site: Scratch, today: Day) => ReturnType<typeof outcomeOf>> = {
  '2026-12-01': (site, today) => run(site, {today, date: '2027-02-01'}),
  '2026-12-10': (site, today) => outcomeOf(site, () => correct({...plainerWords, siteDir: site.dir, today})),
  '2027-01-05': (site, today) => {
    site.reword(privacy, 'for 60 days', 'for 30 days', 'A court ordered it.');
    return run(site, {today, date: '2027-01-10', policies: ['privacy-policy'], withoutNotice: 'A court ordered it.'});
  },
  '2027-02-20': (site, today) => {
    site.reword(terms, 'five days', 'seven days', 'Seven days now.');
    return run(site, {today, date: '2027-04-01', policies: ['terms-of-service']});
  },
  '2027-03-01': (site, today) => {
    const announced = {siteDir: site.dir, policy: 'terms-of-service', version: '2027-04-01'};
    return outcomeOf(site, () => withdraw({...announced, today, ...by}));
  },
  '2027-03-02': (site, today) => {
    site.write(cookies, site.read(privacy));
    return run(site, {today, date: '2027-04-15', policies: ['cookie-policy']});
  },
  '2027-06-20': (site, today) => {
    const last = {siteDir: site.dir, policy: 'cookie-policy', date: '2027-08-01'};
    return outcomeOf(site, () => retire({...last, today, ...by}));
  },
};

/** From which days versions are in force. The policy on cookies ends. */
const truth: Record<string, Day[]> = {
  'terms-of-service': ['2023-06-01', '2024-03-01', '2027-02-01'],
  'privacy-policy': ['2023-06-01', '2024-03-01', '2027-01-10', '2027-02-01'],
  'cookie-policy': ['2027-04-15', '2027-08-01'],
};

const trueOn = (day: Day) =>
  Object.entries(truth).flatMap(([policy, days]) => {
    const version = days.filter((from) => from <= day).at(-1);
    return version && version !== '2027-08-01' ? [`${policy} ${version}`] : [];
  });

/** Every address that a build of this folder has. */
const addressesOf = (dir: string, day: Day, {policies}: Timeline): string[] => [
  ...comparisonsOf(dir, day).map(({path}) => path),
  ...policies.flatMap(({slug, current, versions}) => [
    ...(current ? [currentAddress(slug)] : []),
    ...versions.map(({version}) => permanentAddress(version, slug)),
  ]),
];

test('in a year, the right version is in force on each day, every address that was ever shown is built, and Git agrees', async () => {
  const site = repository();
  const ever = new Set<string>();
  let pages = 0;
  for (let day = '2026-12-01'; day <= '2027-12-31'; day = addDays(day, 1)) {
    const work = year[day];
    if (work) {
      expect(await work(site, day)).toMatchObject({done: true});
      expect(recordProblems(site.dir)).toEqual([]);
      commit(site, day);
    }
    const {timeline} = readArchive(site.dir, day);
    const held = inForceOn(day, timeline.policies).map(({policy, version}) => `${policy} ${version}`);
    expect([day, ...held]).toEqual([day, ...trueOn(day)]);
    const built = new Set(addressesOf(site.dir, day, timeline));
    for (const address of built) ever.add(address);
    expect([day, ...[...ever].filter((address) => !built.has(address))]).toEqual([day]);
    pages = built.size;
  }
  expect(verify(site.dir, '2027-12-31')).toBe(messages.verified);
  // Two comparisons for a version, and one more for each time that another came between.
  const versions = readArchive(site.dir, '2027-12-31').timeline.policies.flatMap((policy) => policy.versions);
  expect(pages).toBeLessThanOrEqual(3 * versions.length + 3 + 3);
});
