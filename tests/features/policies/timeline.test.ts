/** @jest-environment node */
// cspell:ignore März
import {addDays, dayIn, daysBetween, isDay, longDay} from '@site/src/content/dates';
import {policiesIn, policyAddress, policyOf, versionToRead} from '@site/src/features/policies/model/timeline';
import {today} from '@site/src/company/today';
import {messages} from '@site/src/features/policies/messages';
import {archiveProblems, versioning} from '@site/src/features/policies/build/versioning';
import {root} from '../../support/files';
import {scratch} from './scratch';
import {end, version, withdrawn} from './versions';

describe('a day', () => {
  test.each(['2024-02-30', '2023-02-29', '24-01-01', '2024-1-1', 'today', ''])('cannot be %s', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('can be February 29 in a leap year', () => {
    expect(isDay('2024-02-29')).toBe(true);
  });

  test('can be counted across the end of a month and a clock change', () => {
    expect([daysBetween('2024-01-31', '2024-03-01'), addDays('2026-11-20', 30)]).toEqual([30, '2026-12-20']);
  });

  test('is written as in the language of the company', () => {
    expect([longDay('2024-03-01', 'en'), longDay('2024-03-01', 'de')]).toEqual(['March 1, 2024', '1. März 2024']);
  });

  test.each([
    ['Asia/Karachi', '2026-12-31T18:59:59Z', '2026-12-31'],
    ['Asia/Karachi', '2026-12-31T19:00:00Z', '2027-01-01'],
    // On March 14 its clocks go an hour ahead, and the day has 23 hours.
    ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-14'],
    ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
  ])('begins at midnight in %s: at %s it is %s', (zone, moment, day) => {
    expect(dayIn(zone, new Date(moment))).toBe(day);
  });
});

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

  test('is shown in the version that applies, or in the first one that will', () => {
    const read = (day: string, slug: string) => {
      const policy = policyOf(policies, slug);
      return policy && versionToRead(day, policy)?.version;
    };
    expect(read('2026-12-31', 'terms')).toBe('2026-01-01');
    expect(read('2027-03-01', 'terms')).toBe('2027-01-01');
    expect(read('2026-12-31', 'cookies')).toBe('2027-01-01');
    expect(read('2027-03-01', 'beta')).toBe('2027-02-01');
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

  test('depends on BUILD_DATE, which must be a day', () => {
    expect(today({NODE_ENV: 'test', BUILD_DATE: '2027-03-01'})).toBe('2027-03-01');
    expect(() => today({NODE_ENV: 'test', BUILD_DATE: 'soon'})).toThrow(
      'BUILD_DATE is "soon", which is not a date. Use a day such as 2027-03-01.',
    );
  });
});
