/** @jest-environment node */
import {company} from '@site/src/company';
import {addDays, type Day} from '@site/src/content/dates';
import {policiesIn, type Policy} from '@site/src/features/policies/model/timeline';
import {dateWords, notesOf, statusWords} from '@site/src/features/policies/ui/statusWords';
import type {Entry} from '@site/src/features/policies/model/record';
import {end, version, withdrawn} from './scratch';

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
