import {estimate, type NumberName} from '@site/src/features/estimate/model/estimate';
import {examples, numberIn, workOut} from '@site/src/features/estimate/model/workOut';
import {wordsFor} from '@site/src/features/estimate/ui/Estimate/words';
import {figures} from '@site/src/claims/figures';

/** Worked out by hand: hours = tasks × minutes ÷ 60, by hand = hours × cost × 12, low = high less a fifth. */
const cases = [
  // [tasks, minutes, hour, share], hours a month, by hand a year, low, high, what people still do: least, most
  {
    what: 'the example',
    of: [4200, 9, 38, 80],
    hours: 630,
    byHand: 287_280,
    low: 183_859.2,
    high: 229_824,
    rest: [57_456, 103_420.8],
  },
  {
    what: 'the smallest numbers',
    of: [1, 1, 1, 1],
    hours: 1 / 60,
    byHand: 0.2,
    low: 0.0016,
    high: 0.002,
    rest: [0.198, 0.1984],
  },
  {
    what: 'the largest numbers',
    of: [1_000_000, 480, 1000, 80],
    hours: 8_000_000,
    byHand: 96e9,
    low: 61.44e9,
    high: 76.8e9,
    rest: [19.2e9, 34.56e9],
  },
  {
    what: 'an hour each',
    of: [100, 60, 50, 50],
    hours: 100,
    byHand: 60_000,
    low: 24_000,
    high: 30_000,
    rest: [30_000, 36_000],
  },
  {
    what: 'a minute and a half',
    of: [1000, 1.5, 20, 40],
    hours: 25,
    byHand: 6000,
    low: 1920,
    high: 2400,
    rest: [3600, 4080],
  },
  {
    what: 'dollars and cents',
    of: [600, 10, 25.5, 10],
    hours: 100,
    byHand: 30_600,
    low: 2448,
    high: 3060,
    rest: [27_540, 28_152],
  },
  {
    what: 'a claim of everything',
    of: [600, 10, 25, 100],
    hours: 100,
    byHand: 30_000,
    low: 24_000,
    high: 30_000,
    rest: [0, 6000],
  },
] as const;

test.each(cases)('$what', ({of: [tasks, minutes, hour, share], hours, byHand, low, high, rest}) => {
  const working = workOut({tasks, minutes, hour, share});
  expect(working.hours).toBeCloseTo(hours, 6);
  expect(working.byHand).toBeCloseTo(byHand, 6);
  expect(working.low).toBeCloseTo(low, 6);
  expect(working.high).toBeCloseTo(high, 6);
  expect(working.restLeast).toBeCloseTo(rest[0], 6);
  expect(working.restMost).toBeCloseTo(rest[1], 6);
});

const claimed = estimate.numbers.share.max;

describe('a number is taken within its limits and refused beyond them', () => {
  test.each<[NumberName, string, number | undefined]>([
    ['tasks', '1', 1],
    ['tasks', '0', undefined],
    ['tasks', '0.9', undefined],
    ['tasks', '1000000', 1_000_000],
    ['tasks', '1000001', undefined],
    ['tasks', '-4200', undefined],
    ['tasks', '', undefined],
    ['tasks', '  ', undefined],
    ['tasks', 'many', undefined],
    ['tasks', '1e400', undefined],
    ['tasks', 'NaN', undefined],
    ['minutes', '480', 480],
    ['minutes', '480.1', undefined],
    ['minutes', '2.5', 2.5],
    ['hour', '1', 1],
    ['hour', '0.99', undefined],
    ['hour', '1000', 1000],
    ['hour', '1000.01', undefined],
    ['share', '1', 1],
    ['share', '0', undefined],
    ['share', String(claimed), claimed],
    ['share', String(claimed + 1), undefined],
  ])('%s "%s" is %p', (name, text, number) => {
    expect(numberIn(name, text)).toBe(number);
  });
});

test('the share starts at our claim and goes no higher', () => {
  expect(`${claimed}%`).toBe(figures.automation);
  expect(examples.share).toBe(String(claimed));
  expect(estimate.numbers.share.slider.max).toBe(claimed);
});

describe('numbers are written as the visitor writes them', () => {
  const numbers = {tasks: 4200, minutes: 1.5, hour: 38.5, share: 62.5};

  test('in American English', () => {
    const {full, short} = wordsFor(numbers, 'en-US');
    expect(full).toMatchObject({
      tasks: '4,200',
      minutes: '1.5',
      hour: '$38.50',
      share: '62.5%',
      margin: '20%',
      hours: '105',
      byHand: '$48,510',
      high: '$30,319',
      low: '$24,255',
    });
    expect(short).toMatchObject({byHand: '$48.5K', high: '$30.3K', low: '$24.3K'});
  });

  test('in German', () => {
    const {full} = wordsFor(numbers, 'de-DE');
    expect(full).toMatchObject({tasks: '4.200', hour: '38,50\u00a0$', share: '62,5\u00a0%', high: '30.319\u00a0$'});
  });
});
