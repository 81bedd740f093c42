/** @jest-environment node */
import {addDays, daysBetween, isDay, localDayOf, longDay} from '@site/src/catalogue/policies/dates';
import {neighborsOf, pairsOf, statusOn, versionOn} from '@site/src/catalogue/policies/timeline';
import {today} from '@site/src/plugins/today';
import {inForceOn, versioning} from '@site/src/plugins/policies/versioning';
import {root} from '../../support/files';

const names = ['2027-03-01', '2024-03-01', '2023-06-01'];
const records = names.map((version) => ({version, withdrawn: null}));
const versions = names.map((name) => ({
  name,
  publishedOn: name,
  withoutNotice: null,
  policies: ['a'],
  corrections: [],
}));

describe('days', () => {
  test.each(['2024-02-30', '2023-02-29', '24-01-01', '2024-1-1', 'today', ''])('%s is not one', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('February 29 is one in a leap year', () => {
    expect(isDay('2024-02-29')).toBe(true);
  });

  test('are counted across the end of a month and a clock change', () => {
    expect([daysBetween('2024-01-31', '2024-03-01'), addDays('2026-11-20', 30)]).toEqual([30, '2026-12-20']);
  });

  test('are written the American way', () => {
    expect(longDay('2024-03-01')).toBe('March 1, 2024');
  });

  test("of a visitor are those of the visitor's clock", () => {
    expect(localDayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('which version applies', () => {
  test.each([
    ['2023-05-31', undefined],
    ['2023-06-01', '2023-06-01'],
    ['2024-02-29', '2023-06-01'],
    ['2024-03-01', '2024-03-01'],
    ['2030-01-01', '2027-03-01'],
  ])('on %s: %s', (day, expected) => {
    expect(versionOn(day, versions)?.name).toBe(expected);
  });

  test('a version dated ahead is upcoming until a build on its day', () => {
    expect(inForceOn('2027-02-28', records)).toBe('2024-03-01');
    expect(inForceOn('2027-03-01', records)).toBe('2027-03-01');
    const timeline = {policies: [{slug: 'a', title: 'A'}], versions};
    expect(names.map((name) => statusOn('2027-02-28', timeline, name, 'a'))).toEqual([
      'upcoming',
      'in-force',
      'archived',
    ]);
  });

  test('neighbors and pairs go from older to newer', () => {
    const {predecessor, successor} = neighborsOf({versions}, '2024-03-01', 'a');
    expect([predecessor?.name, successor?.name]).toEqual(['2023-06-01', '2027-03-01']);
    expect(pairsOf(names)).toEqual([
      ['2024-03-01', '2027-03-01'],
      ['2023-06-01', '2027-03-01'],
      ['2023-06-01', '2024-03-01'],
    ]);
  });
});

describe('what the engine serves', () => {
  test('is only the archive in production: the draft is not built', () => {
    const options = versioning(root, true, '2024-02-01');
    expect(options).toMatchObject({includeCurrentVersion: false, lastVersion: '2023-06-01'});
    expect(options.versions).toMatchObject({'2024-03-01': {noIndex: true}, '2023-06-01': {noIndex: false}});
    expect(options.versions).not.toHaveProperty('current');
  });

  test('includes the draft in development', () => {
    expect(versioning(root, false).versions).toMatchObject({current: {path: 'draft', noIndex: true}});
  });

  test('is refused before anything is published', () => {
    expect(() => inForceOn('2024-01-01', [])).toThrow(
      'versions.json: no policy is published yet. Publish one with: npm run policy:publish -- <YYYY-MM-DD>',
    );
  });

  test('depends on BUILD_DATE, which must be a day', () => {
    expect(today({NODE_ENV: 'test', BUILD_DATE: '2027-03-01'})).toBe('2027-03-01');
    expect(() => today({NODE_ENV: 'test', BUILD_DATE: 'soon'})).toThrow(
      'BUILD_DATE is "soon", which is not a date. Use a day such as 2027-03-01.',
    );
  });
});
