import {estimate, type NumberName} from '@site/src/features/estimate/model/estimate';
import {examples, parseNumber, calculate} from '@site/src/features/estimate/model/calculate';
import {formatNumbers} from '@site/src/features/estimate/ui/Estimate/words';
import {claimValues} from '@site/src/claims/claims';
import {money, shortMoney} from '../../support/money';

type Case = [what: string, of: [tasks: number, minutes: number, hour: number, share: number], ...results: number[]];

/** Calculated by hand: hours = tasks × minutes ÷ 60, by hand = hours × cost × 12, low = high less a fifth. */
const cases: Case[] = [
  // Tasks, minutes, hour, share; hours a month, by hand a year, high, low, remaining cost: least, most.
  ['the example', [4200, 9, 38, 80], 630, 287_280, 229_824, 183_859.2, 57_456, 103_420.8],
  ['the smallest numbers', [1, 1, 1, 1], 1 / 60, 0.2, 0.002, 0.0016, 0.198, 0.1984],
  ['the largest numbers', [1_000_000, 480, 1000, 80], 8_000_000, 96e9, 76.8e9, 61.44e9, 19.2e9, 34.56e9],
  ['tasks of a minute and a half', [1000, 1.5, 20, 40], 25, 6000, 2400, 1920, 3600, 4080],
  ['a cost with a fraction', [600, 10, 25.5, 10], 100, 30_600, 3060, 2448, 27_540, 28_152],
  ['a share of 100%', [600, 10, 25, 100], 100, 30_000, 30_000, 24_000, 0, 6000],
];

test.each(cases)('the estimate is correct for %s', (_, [tasks, minutes, hour, share], ...results) => {
  const working = Object.values(calculate({tasks, minutes, hour, share}));
  expect(working.map((number) => Number(number.toFixed(6)))).toEqual(results.map((one) => Number(one.toFixed(6))));
});

const claimed = estimate.numbers.share.max;

describe('a number is accepted only within its limits', () => {
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
    ['share', '0', undefined],
    ['share', String(claimed), claimed],
    ['share', String(claimed + 1), undefined],
  ])('%s "%s" becomes %p', (name, text, number) => {
    expect(parseNumber(name, text)).toBe(number);
  });
});

test('the share starts at the claim and cannot exceed it', () => {
  expect(`${claimed}%`).toBe(claimValues.automation);
  expect(examples.share).toBe(String(claimed));
  expect(estimate.numbers.share.slider.max).toBe(claimed);
});

test('numbers are formatted in the language of the site', () => {
  const {full, short} = formatNumbers({tasks: 4200, minutes: 1.5, hour: 38.5, share: 62.5});
  expect(full).toMatchObject({
    tasks: '4,200',
    minutes: '1.5',
    hour: money(38.5, {}),
    share: '62.5%',
    margin: '20%',
    hours: '105',
    byHand: money(48_510),
    high: money(30_319),
    low: money(24_255),
  });
  expect(short).toMatchObject({byHand: shortMoney(48_510), high: shortMoney(30_319), low: shortMoney(24_255)});
});
