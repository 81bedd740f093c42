/** @jest-environment node */
import {policiesIn, policyAddress, type Policy} from '@site/src/features/policies/model/timeline';
import {messages} from '@site/src/features/policies/messages';
import {archiveProblems, versioning} from '@site/src/features/policies/build/versioning';
import {root} from '../../support/files';
import {entry, scratch} from './scratch';
import {shownDay} from '../../support/words';
import {company} from '@site/src/company';
import {addDays, type Day} from '@site/src/content/dates';
import {dateWords, notesOf, statusWords} from '@site/src/features/policies/ui/statusWords';
import type {Entry} from '@site/src/features/policies/model/record';

company.timeZone = {name: 'Asia/Karachi', label: 'Pakistan time'};

const published = (name: Day, policy?: string) => entry('published', name, policy);

/** The entries of a version that was withdrawn. */
const withdrawn = (name: Day, day: Day, policy?: string): Entry[] => [
  published(name, policy),
  {...entry('withdrawn', name, policy), day, reason: 'The law was put off.'},
];

const record = [
  ...[published('2026-01-01', 'terms'), published('2027-01-01', 'terms')],
  ...withdrawn('2027-02-01', '2027-01-02', 'terms'),
  ...[published('2027-01-01', 'cookies'), ...withdrawn('2027-02-01', '2027-01-02', 'cookies')],
  ...[published('2026-01-01', 'addendum'), entry('ended', '2027-01-01', 'addendum')],
  ...withdrawn('2027-02-01', '2027-01-02', 'beta'),
];
const policies = policiesIn(record, '2026-01-01');

test('a policy that is only announced, or was withdrawn before its day, is read at its permanent address', () => {
  expect(policies.map(policyAddress)).toEqual([
    '/legal/terms',
    '/legal/2027-01-01/cookies',
    '/legal/addendum',
    '/legal/2027-02-01/beta',
  ]);
});

test('a policy has versions that know the one before and, unless they were withdrawn, the one after', () => {
  expect(policies[0]?.versions.map((one) => [one.version, one.predecessor, one.successor])).toEqual([
    ['2027-02-01', '2027-01-01', undefined],
    ['2027-01-01', '2026-01-01', undefined],
    ['2026-01-01', undefined, '2027-01-01'],
  ]);
});

test('Docusaurus serves only the archive in production, and the drafts too in development', () => {
  const options = versioning(scratch().dir, true);
  expect(options.includeCurrentVersion).toBe(false);
  expect(options.versions).toEqual({
    '2024-03-01': expect.objectContaining({path: '2024-03-01', noIndex: true}),
    '2023-06-01': expect.objectContaining({path: '2023-06-01', noIndex: true}),
  });
  expect(versioning(root, false).versions).toMatchObject({current: {path: 'draft', noIndex: true}});
});

test('a site is refused before anything is published', () => {
  expect(archiveProblems(scratch().dir, '2023-01-01')).toMatchObject([{message: messages.noneInForce}]);
});

const [old, inForce, gone, announced] = ['2023-06-01', '2024-03-01', '2026-12-15', '2027-01-01'] as const;
const before = addDays(announced, -1);

function policyFrom(...record: Entry[]): Policy {
  const [policy] = policiesIn(record, '2026-11-22');
  if (!policy) throw new Error('There is no policy.');
  return policy;
}

const terms = policyFrom(
  ...[{...published(old), source: 'Our old site'}, published(inForce)],
  ...[...withdrawn(gone, '2026-11-20'), published(announced)],
  {...entry('corrected', old), replaced: 'tho', by: 'the'},
);
const end = {reason: 'Contracts hold it now.', withoutNotice: 'A court.'};
const ending = policyFrom(published(inForce, 'Addendum'), {...entry('ended', announced, 'Addendum'), ...end});
const fresh = policyFrom(published(announced, 'cookies'));

/** What the page of a version is made of on a day. */
function viewOf(policy: Policy, name: Day, day: Day) {
  const version = policy.versions.find((one) => one.version === name);
  if (!version) throw new Error('There is no such version.');
  return {policy, version, day};
}

const start = shownDay(announced);
const at = `${start} (Pakistan time)`;
const withdrawal = `This version was withdrawn on ${shownDay('2026-11-20')} and never took effect. The law was put off.`;
const until = `In force at least until ${start}`;
const ended = `on ${at}. Contracts hold it now. Published without the usual notice: A court.`;

test.each<[Policy, Day, Day, string, string | undefined]>([
  [terms, inForce, before, until, `A new version takes effect on ${at}.`],
  [terms, inForce, announced, `Replaced on ${start}`, `This version was replaced on ${at}.`],
  [terms, announced, before, 'Announced', `This version takes effect on ${at}.`],
  [terms, announced, announced, 'In force', undefined],
  [terms, gone, announced, 'Withdrawn', withdrawal],
  [ending, inForce, before, until, `The Addendum ends ${ended}`],
  [ending, inForce, announced, `Ended on ${start}`, `The Addendum ended ${ended}`],
])('%#: what a version is on a day is told in words', (policy, name, day, words, sentence) => {
  const view = viewOf(policy, name, day);
  expect(statusWords(view.version, day)).toBe(words);
  expect(notesOf(view)[0]?.text.replaceAll('\u00a0', ' ')).toBe(sentence);
});

test.each<[Policy, Day, Day, string | undefined]>([
  [terms, old, before, '/legal/terms-of-service'],
  [terms, old, announced, `/legal/${announced}/terms-of-service`],
  [terms, inForce, before, `/legal/${announced}/terms-of-service`],
  [fresh, announced, before, undefined],
])('%#: a replaced version leads to the one in force, and that to the announced one', (policy, name, day, to) => {
  expect(notesOf(viewOf(policy, name, day))[0]?.link?.to).toBe(to);
});

test('a status says that a text is old or corrected', () => {
  const view = viewOf(terms, old, before);
  const notes = notesOf(view).map(({text}) => text);
  expect(notes.join(' ')).toMatch(/Source: Our old site .*“tho” now reads “the”/);
  expect(dateWords(view.version, before)).toEqual([
    `In effect from ${shownDay(old)} until ${shownDay(inForce)}`,
    `Published ${shownDay(old)}`,
  ]);
});
