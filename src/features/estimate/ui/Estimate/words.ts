import {estimate, margin, type NumberName} from '../../model/estimate';
import {type Numbers, workOut} from '../../model/workOut';

/** What stands where a number is not known. */
export const unknown = '…';

type Words = Readonly<Record<string, string>>;

export const fill = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? unknown);

/** Without a locale it is the visitor's own. */
function formats(locale: string | undefined) {
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const money = (options: Intl.NumberFormatOptions) =>
    format({style: 'currency', currency: estimate.currency, ...options});
  const cents = money({});
  const dollars = money({maximumFractionDigits: 0});
  return {
    number: format({maximumFractionDigits: 1}),
    percent: format({style: 'percent', maximumFractionDigits: 1}),
    short: money({notation: 'compact', maximumSignificantDigits: 3}),
    money: (value: number) => (value < 100 && !Number.isInteger(value) ? cents : dollars).format(value),
  };
}

/** The limits of a field, for the sentences about it. */
export function limits(name: NumberName, locale: string | undefined): Words {
  const {number} = formats(locale);
  return {min: number.format(estimate.numbers[name].min), max: number.format(estimate.numbers[name].max)};
}

type Wording = {
  /** Every figure of the working, in full. */
  readonly full: Words;
  /** Sums of money in three digits. */
  readonly short: Words;
};

export function wordsFor(numbers: Numbers, locale: string | undefined): Wording {
  const {number, percent, short, money} = formats(locale);
  const {hours, ...sums} = workOut(numbers);
  const each = (write: (value: number) => string) =>
    Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, write(value)]));
  return {
    full: {
      ...each(money),
      hours: number.format(hours),
      tasks: number.format(numbers.tasks),
      minutes: number.format(numbers.minutes),
      hour: money(numbers.hour),
      share: percent.format(numbers.share / 100),
      margin: percent.format(margin / 100),
    },
    short: each((value) => short.format(value)),
  };
}
