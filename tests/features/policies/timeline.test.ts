/** @jest-environment node */
import {policiesIn, policyAddress, type Policy} from '@site/src/features/policies/model/timeline';
import {messages} from '@site/src/features/policies/messages';
import {archiveProblems, versioning} from '@site/src/features/policies/build/versioning';
import {root} from '../../support/files';
import {scratch, end, version, withdrawn} from './scratch';
import {company} from '@site/src/company';
import {addDays, type Day} from '@site/src/content/dates';
import {dateWords, notesOf, statusWords} from '@site/src/features/policies/ui/statusWords';
import type {Entry} from '@site/src/features/policies/model/record';

describe('a policy', () => {
  const record = [
    ...[
      version('2026-01-01', 'terms'),
      version('2027-01-01', 'terms'),
      ...withdrawn('2027-02-01', '2027-01-02', 'terms'),
    ],
    ...[version('2027-01-01', 'cookies'), ...withdrawn('2027-02-01', '2027-01-02', 'cookies')],
    ...[version('2026-01-01', 'addendum'), end('2027-01-01', 'addendum', 'It is part of the terms.')],
    ...withdrawn('2027-02-01', '2027-01-02', 'beta'),
  ];
  const policies = policiesIn(record, '2026-01-01');

  test('that is only announced, or was withdrawn before its day, is read at its permanent address', () => {
    expect(policies.map(policyAddress)).toEqual([
      '/legal/terms',
      '/legal/2027-01-01/cookies',
      '/legal/addendum',
      '/legal/2027-02-01/beta',
    ]);
  });

  test('has versions that know the one before and, unless they were withdrawn, the one after', () => {
    const neighbors = policies[0]?.versions.map(({version: day, predecessor, successor}) => [
      day,
      predecessor,
      successor,
    ]);
    expect(neighbors).toEqual([
      ['2027-02-01', '2027-01-01', undefined],
      ['2027-01-01', '2026-01-01', undefined],
      ['2026-01-01', undefined, '2027-01-01'],
    ]);
  });
});

describe('what Docusaurus serves', () => {
  test('is only the archive in production, and the drafts too in development', () => {
    const options = versioning(scratch().dir, true);
    expect(options.includeCurrentVersion).toBe(false);
    expect(options.versions).toEqual({
      '2024-03-01': expect.objectContaining({path: '2024-03-01', noIndex: true}),
      '2023-06-01': expect.objectContaining({path: '2023-06-01', noIndex: true}),
    });
    expect(versioning(root, false).versions).toMatchObject({current: {path: 'draft', noIndex: true}});
  });

  test('is refused before anything is published', () => {
    expect(archiveProblems(scratch().dir, '2023-01-01')).toMatchObject([{message: messages.noneInForce}]);
  });
});

company.timeZone = {name: 'Asia/Karachi', label: 'Pakistan time'};

const [old, inForce, gone, announced] = ['2023-06-01', '2024-03-01', '2026-12-15', '2027-01-01'] as const;
const policyFrom = (...record: Entry[]): Policy => {
  const [policy] = policiesIn(record, '2026-11-22');
  if (!policy) throw new Error('There is no policy.');
  return policy;
};
const terms = policyFrom(version(old), version(inForce), ...withdrawn(gone, '2026-11-20'), version(announced));
const ends = {...end(announced, 'Addendum', 'Contracts hold it now.'), withoutNotice: 'A court.'};
const ending = policyFrom(version(inForce, 'Addendum'), ends);
const fresh = policyFrom(version(announced, 'cookies'));

const before = addDays(announced, -1);
const until = 'In force at least until January 1, 2027';
const ended = 'on January 1, 2027 (Pakistan time). Contracts hold it now. Published without the usual notice: A court.';

const viewOf = (policy: Policy, name: Day, day: Day) => {
  const shown = policy.versions.find((one) => one.version === name);
  if (!shown) throw new Error('There is no such version.');
  return {policy, version: shown, day};
};

test.each<[Policy, Day, Day, string, string | undefined]>([
  [terms, inForce, before, until, 'A new version takes effect on January 1, 2027 (Pakistan time).'],
  [
    terms,
    inForce,
    announced,
    'Replaced on January 1, 2027',
    'This version was replaced on January 1, 2027 (Pakistan time).',
  ],
  [terms, announced, before, 'Announced', 'This version takes effect on January 1, 2027 (Pakistan time).'],
  [terms, announced, announced, 'In force', undefined],
  [
    terms,
    gone,
    announced,
    'Withdrawn',
    'This version was withdrawn on November 20, 2026 and never took effect. The law was put off.',
  ],
  [ending, inForce, before, until, `The Addendum ends ${ended}`],
  [ending, inForce, announced, 'Ended on January 1, 2027', `The Addendum ended ${ended}`],
])('%#: what a version is on a day is told in words', (policy, name, day, words, sentence) => {
  const view = viewOf(policy, name, day);
  expect(statusWords(view.version, day)).toBe(words);
  expect(notesOf(view)[0]?.text.replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('a replaced version leads to the one in force on the day, and one in force to the announced one', () => {
  const linkOn = (policy: Policy, name: Day, day: Day) => notesOf(viewOf(policy, name, day))[0]?.link;
  expect(linkOn(terms, old, before)).toMatchObject({to: '/legal/terms-of-service'});
  expect(linkOn(terms, old, announced)).toMatchObject({to: `/legal/${announced}/terms-of-service`});
  expect(linkOn(terms, inForce, before)).toMatchObject({to: `/legal/${announced}/terms-of-service`});
  expect(linkOn(fresh, announced, before)).toBeUndefined();
});

test('a status says that a text is old or corrected', () => {
  const corrected = {...version(old), entry: 'corrected' as const, replaced: 'tho', by: 'the'};
  const text = {...version(old), source: 'Our old site', corrections: [corrected]};
  const notes = notesOf({policy: terms, version: text, day: before}).map((note) => note.text);
  expect(notes.join(' ')).toMatch(/Source: Our old site .*“tho” now reads “the”/);
  expect(dateWords({...version(old), corrections: [], until: inForce}, before)).toEqual([
    'In effect from June 1, 2023 until March 1, 2024',
    'Published June 1, 2023',
  ]);
});
