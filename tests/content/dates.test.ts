/** @jest-environment node */
// cspell:ignore März
import {addDays, dayIn, daysBetween, isDay, longDay} from '@site/src/content/dates';
import {today} from '@site/src/company/today';

describe('a day', () => {
  test.each(['2024-02-30', '2023-02-29', '24-01-01', '2024-1-1', 'today', ''])('cannot be %s', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('can be February 29 in a leap year, and be counted across the end of a month and a clock change', () => {
    expect(isDay('2024-02-29')).toBe(true);
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

test('the day of a build depends on BUILD_DATE, which must be a day', () => {
  expect(today({NODE_ENV: 'test', BUILD_DATE: '2027-03-01'})).toBe('2027-03-01');
  expect(() => today({NODE_ENV: 'test', BUILD_DATE: 'soon'})).toThrow(
    'BUILD_DATE is "soon", which is not a date. Use a day such as 2027-03-01.',
  );
});
