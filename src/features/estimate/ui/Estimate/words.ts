import {company} from '../../../../company';
import {language} from '../../../../components/hooks/language';
import {estimate, margin, type NumberName} from '../../model/estimate';
import {calculate, type Numbers} from '../../model/calculate';

/** Shown in place of an unknown number. */
export const unknown = '…';

type Words = Readonly<Record<string, string>>;

export const fill = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? unknown);

const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
const money = (options: Intl.NumberFormatOptions) =>
  format({style: 'currency', currency: company.currency.code, ...options});

const number = format({maximumFractionDigits: 1});
const percent = format({style: 'percent', maximumFractionDigits: 1});
const cents = money({});
const whole = money({maximumFractionDigits: 0});
const short = money({notation: 'compact', maximumSignificantDigits: 3});
const sum = (value: number) => (value < 100 && !Number.isInteger(value) ? cents : whole).format(value);

export function limits(name: NumberName): Words {
  const {min, max} = estimate.numbers[name];
  return {min: number.format(min), max: number.format(max)};
}

/** Every figure of the math in full, and the amounts rounded to three digits. */
export function formatNumbers(numbers: Numbers | undefined): {full: Words; short: Words} {
  if (!numbers) return {full: {}, short: {}};
  const {hours, ...sums} = calculate(numbers);
  const each = (write: (value: number) => string) =>
    Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, write(value)]));
  return {
    full: {
      ...each(sum),
      hours: number.format(hours),
      tasks: number.format(numbers.tasks),
      minutes: number.format(numbers.minutes),
      hour: sum(numbers.hour),
      share: percent.format(numbers.share / 100),
      margin: percent.format(margin / 100),
      month: fill(estimate.range, {low: whole.format(sums.low / 12), high: whole.format(sums.high / 12)}),
      hoursSaved: number.format(Math.round((hours * numbers.share) / 100)),
    },
    short: each((value) => short.format(value)),
  };
}
