import {shares} from '@site/src/claims/arithmetic';
import {calculate, examples, parseNumber, type NumberName} from '@site/src/features/estimate/model/estimate';
import {formatNumbers} from '@site/src/features/estimate/ui/Estimate/words';
import {money} from '../../support/money';

test('the estimate counts hours a month, and the cost by hand and both savings a year', () => {
  expect(calculate({tasks: 4200, minutes: 9, hour: 40})).toMatchObject({hours: 630, byHand: 302_400});
  const {byHand, low, high} = calculate({tasks: 1000, minutes: 1.5, hour: 20});
  expect([low, high]).toEqual([high * (1 - shares.margin / 100), (byHand * shares.automated) / 100]);
});

test.each<[NumberName, string, number | undefined]>([
  ['tasks', '1', 1],
  ['tasks', '0', undefined],
  ['tasks', '1000000', 1_000_000],
  ['tasks', '1000001', undefined],
  ['tasks', '', undefined],
  ['tasks', 'many', undefined],
  ['tasks', '1e400', undefined],
  ['minutes', '480.1', undefined],
  ['minutes', '2.5', 2.5],
  ['hour', '0.99', undefined],
  ['hour', '1000.01', undefined],
])('the number of %s "%s" is read as %p', (name, text, number) => {
  expect(parseNumber(name, text)).toBe(number);
});

test('numbers are formatted in the language of the site, and the result is rounded', () => {
  const {full, range} = formatNumbers({tasks: 4200, minutes: 1.5, hour: 38.5});
  expect(full).toMatchObject({
    tasks: '4,200',
    minutes: '1.5',
    hour: money(38.5, {}),
    hours: '105',
    byHand: money(48_510),
  });
  expect(range).toMatch(/^\D*\d\d,\d00 to \D*\d\d,\d00$/);
  expect(Object.keys(examples)).toEqual(['tasks', 'minutes', 'hour']);
});
