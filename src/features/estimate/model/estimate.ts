import {costs, shares, type Work} from '../../../claims/arithmetic';
import {company} from '../../../company';

const currency = company.currency.words;

const numbers = {
  tasks: {
    label: 'Tasks per month',
    hint: 'of one kind',
    min: 1,
    max: 1_000_000,
    example: 4200,
    error: 'Enter a number of tasks from {min} to {max}. If you have more, contact us and we’ll work it out together.',
  },
  minutes: {
    label: 'Minutes each',
    hint: 'by hand',
    min: 1,
    max: 480,
    example: 9,
    error: 'Enter {min} to {max} minutes; {max} is a full workday. For longer tasks, count each part separately.',
  },
  hour: {
    label: 'Fully loaded hourly cost',
    hint: `in ${currency}`,
    min: 1,
    max: 1000,
    example: 38,
    error: `Enter a fully loaded hourly cost from {min} to {max} ${currency}, with taxes and benefits.`,
  },
} as const;

export type NumberName = keyof typeof numbers;
/** The contents of the fields: whatever a visitor typed. */
export type Typed = Readonly<Record<NumberName, string>>;
export const numberNames = Object.keys(numbers) as NumberName[];

/** The estimate's texts and limits. `ui/Estimate/words.ts` replaces the words in braces with numbers. */
export const estimate = {
  /** The page with the contact form, and the estimate's anchor on it. */
  page: '/contact',
  anchor: 'estimate',
  title: 'Estimate',
  exampleNumbers: 'Example numbers. Enter your own.',
  yourNumbers: 'Your numbers',
  withoutScript:
    'Without JavaScript, this stays an example. Do the math with your own numbers, or put them in the form on this page and we’ll do it for you.',
  numbers,
  result: 'Estimated savings per year',
  range: '{low} to {high}',
  math: 'The math',
  steps: [
    {label: 'Time by hand', result: '{hours} hours a month', formula: '{tasks} tasks × {minutes} minutes ÷ 60'},
    {label: 'Cost by hand', result: '{byHand} a year', formula: '{hours} hours × {hour} × 12 months'},
    {label: 'High end', result: '{high} a year', formula: '{byHand} × {share} automated'},
    {
      label: 'Low end',
      result: '{low} a year',
      formula: '{high} − {margin}, for cases that turn out harder than they look',
    },
  ],
  button: 'Send these numbers to an engineer',
  /** Announced by screen readers after a change. */
  announcement: 'Estimated savings: {low} to {high} per year.',
  /** What the button writes into the message. */
  message: `My numbers for an estimate: {tasks} tasks a month, {minutes} minutes each by hand, {hour} per hour.
By hand, that comes to {hours} hours a month and {byHand} a year. Automation could save {low} to {high} of it, before your price: the high end is {share} of the cost, and the low end is {margin} less than that.
The task: `,
} as const;

export const mapNumbers = <Value>(give: (name: NumberName) => Value): Record<NumberName, Value> =>
  Object.fromEntries(numberNames.map((name) => [name, give(name)])) as Record<NumberName, Value>;

export const examples: Typed = mapNumbers((name) => String(numbers[name].example));

/** The number in a text, if it is within the limits. */
export function parseNumber(name: NumberName, text: string): number | undefined {
  const {min, max} = numbers[name];
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** All numbers, if every one is within its limits. */
export function parseNumbers(typed: Typed): Work | undefined {
  const parsed = mapNumbers((name) => parseNumber(name, typed[name]));
  return numberNames.every((name) => parsed[name] !== undefined) ? (parsed as Work) : undefined;
}

/** Hours a month, and amounts of money a year. */
export function calculate(work: Work) {
  const {hours, byHand, saved} = costs(work);
  const high = saved * 12;
  return {hours, byHand: byHand * 12, low: (high * (100 - shares.margin)) / 100, high};
}
