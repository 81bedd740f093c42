/** @jest-environment node */
import {company} from '@site/src/company';
import {addDays} from '@site/src/content/dates';
import {policyFrom} from '@site/src/features/policies/model/timeline';
import {effectWords, furtherNotes, statusNote, statusWords} from '@site/src/features/policies/ui/statusWords';
import {end, version, withdrawn} from './versions';

company.timeZone = {name: 'Asia/Karachi', label: 'Pakistan time'};

const [old, inForce, gone, announced] = ['2023-06-01', '2024-03-01', '2026-12-15', '2027-01-01'] as const;
const recorded = [version(announced), withdrawn(gone, '2026-11-20'), version(inForce), version(old)];
const terms = policyFrom({slug: 'terms-of-service', title: 'Terms'}, recorded, '2026-11-22');
const ending = policyFrom(
  {slug: 'addendum', title: 'Addendum', ends: {...end(announced, 'Contracts hold it now.'), withoutNotice: 'A court.'}},
  [version(inForce)],
  '2026-11-22',
);
const fresh = policyFrom({slug: 'cookies', title: 'Cookies'}, [version(announced)], '2026-11-22');

const before = addDays(announced, -1);

test.each([
  [
    terms,
    inForce,
    before,
    'In force at least until January 1, 2027',
    'A new version takes effect on January 1, 2027 (Pakistan time).',
  ],
  [
    terms,
    inForce,
    announced,
    'Replaced on January 1, 2027',
    'This version was replaced on January 1, 2027 (Pakistan time) and stays here as a record.',
  ],
  [
    terms,
    announced,
    before,
    'Announced',
    'This version takes effect on January 1, 2027 (Pakistan time) and then replaces the version of March 1, 2024.',
  ],
  [terms, announced, announced, 'In force', undefined],
  [
    terms,
    gone,
    announced,
    'Withdrawn',
    'This version was withdrawn on November 20, 2026 and never took effect. The law was put off.',
  ],
  [fresh, announced, before, 'Announced', 'This is a new policy. It takes effect on January 1, 2027 (Pakistan time).'],
  [
    ending,
    inForce,
    before,
    'In force at least until January 1, 2027',
    'The Addendum ends on January 1, 2027 (Pakistan time). Contracts hold it now. Published without the usual notice: A court.',
  ],
  [
    ending,
    inForce,
    announced,
    'Ended on January 1, 2027',
    'The Addendum ended on January 1, 2027 (Pakistan time). Contracts hold it now. Published without the usual notice: A court. The text stays here as a record.',
  ],
] as const)('%#: what a version is on a day is told in words', (policy, name, day, words, sentence) => {
  const shown = policy.versions.find((one) => one.version === name);
  if (!shown) throw new Error('There is no such version.');
  expect(statusWords(shown, day)).toBe(words);
  expect(statusNote({policy, version: shown, day})?.text.replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('a replaced version leads to the one in force on the day, and one in force to the announced one', () => {
  const linkOn = (name: string, day: string) => {
    const shown = terms.versions.find((one) => one.version === name);
    return shown && statusNote({policy: terms, version: shown, day})?.link;
  };
  expect(linkOn(old, before)).toMatchObject({to: '/legal/terms-of-service'});
  expect(linkOn(old, announced)).toMatchObject({to: `/legal/${announced}/terms-of-service`});
  expect(linkOn(inForce, before)).toMatchObject({to: `/legal/${announced}/terms-of-service`});
});

test('a status says that a text is old or corrected', () => {
  const notes = furtherNotes({
    ...version(old),
    source: 'Our old site',
    corrections: [{...version(old), entry: 'corrected', replaced: 'tho', by: 'the'}],
  });
  expect(notes.join(' ')).toMatch(/Source: Our old site .*“tho” now reads “the”/);
  expect(effectWords({...version(old), until: inForce}, before)).toBe(
    'In effect from June 1, 2023 until March 1, 2024',
  );
});
