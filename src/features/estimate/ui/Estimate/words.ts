import {company} from '../../../../company';
import {language} from '../../../../components/hooks/language';
import {shares, type Work} from '../../../../claims/arithmetic';
import {calculate, estimate, type NumberName} from '../../model/estimate';

/** Shown in place of an unknown number. */
export const unknown = '…';

type Words = Readonly<Record<string, string>>;

export const fill = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? unknown);

const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
const money = (options: Intl.NumberFormatOptions) =>
  format({style: 'currency', currency: company.currency.code, ...options});

const number = format({maximumFractionDigits: 1});
const percent = format({style: 'percent'});
const cents = money({});
const whole = money({maximumFractionDigits: 0});
const rounded = money({maximumSignificantDigits: 3, maximumFractionDigits: 0});
const sum = (value: number) => (value < 100 && !Number.isInteger(value) ? cents : whole).format(value);

export function limits(name: NumberName): Words {
  const {min, max} = estimate.numbers[name];
  return {min: number.format(min), max: number.format(max)};
}

/** Every figure of the math in full, and the result rounded to three digits. */
export function formatNumbers(work: Work | undefined): {full: Words; range: string} {
  if (!work) return {full: {}, range: unknown};
  const {hours, byHand, low, high} = calculate(work);
  return {
    full: {
      hours: number.format(hours),
      byHand: sum(byHand),
      low: sum(low),
      high: sum(high),
      tasks: number.format(work.tasks),
      minutes: number.format(work.minutes),
      hour: sum(work.hour),
      share: percent.format(shares.automated / 100),
      margin: percent.format(shares.margin / 100),
    },
    range: fill(estimate.range, {low: rounded.format(low), high: rounded.format(high)}),
  };
}
