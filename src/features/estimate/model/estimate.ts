import {claimValues} from '../../../claims/claims';
import {company} from '../../../company';

/** The low end of the result is this many percent below the high end. */
export const margin = 20;

/** The claim as a number. The doctor checks that it is a whole percentage. */
const claimed = Number.parseInt(claimValues.automation, 10);

const currency = company.currency.words;

/** A slider covers the usual range; other numbers within the limits can be typed. */
const numbers = {
  tasks: {
    label: 'Tasks per month',
    hint: 'of one kind',
    min: 1,
    max: 1_000_000,
    slider: {min: 100, max: 10_000, step: 100},
    example: 4200,
    error: 'Enter a number of tasks from {min} to {max}. If you have more, contact us and we’ll work it out together.',
  },
  minutes: {
    label: 'Minutes each',
    hint: 'by hand',
    min: 1,
    max: 480,
    slider: {min: 1, max: 60, step: 1},
    example: 9,
    error: 'Enter {min} to {max} minutes; {max} is a full workday. For longer tasks, count each part separately.',
  },
  hour: {
    label: 'Fully loaded hourly cost',
    hint: `in ${currency}`,
    min: 1,
    max: 1000,
    slider: {min: 10, max: 150, step: 1},
    example: 38,
    error: `Enter a fully loaded hourly cost from {min} to {max} ${currency}, with taxes and benefits.`,
  },
  /** Visitors can lower our claim, not raise it. */
  share: {
    label: 'Share automated',
    hint: 'in percent, at most {max}',
    min: 1,
    max: claimed,
    slider: {min: 1, max: claimed, step: 1},
    example: claimed,
    error: 'Enter a share from {min} to {max} percent. You can lower our figure, but we don’t claim more than that.',
  },
} as const;

export type NumberName = keyof typeof numbers;
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
  today: 'Today, by hand',
  withAgent: 'With an agent',
  range: '{low} – {high}',
  remaining: 'still {remainingLow} – {remainingHigh}',
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
  /** The short form on an industry page, which names the task in its own words. */
  strip: {
    hour: {label: 'Fully loaded hourly cost', hint: `In ${currency}: wage, taxes, benefits`},
    note: 'Example numbers; enter your own. Three numbers you know, one from our track record: agents complete up to {share} of the tasks in scope.',
    result: 'Estimated savings',
    month: 'per month, or up to {hoursSaved} hours of your team’s time',
    button: 'See the Math',
  },
  button: 'Send these numbers to an engineer',
  /** Announced by screen readers after a change. */
  announcement: 'Estimated savings: {low} to {high} per year.',
  /** What the button writes into the message. */
  message: `My numbers for an estimate: {tasks} tasks a month, {minutes} minutes each by hand, {hour} per hour, {share} of the tasks automated.
By hand, that comes to {hours} hours a month and {byHand} a year. Automation could save {low} to {high} of it: the high end is {share} of the cost, and the low end is {margin} less than that.
The task: `,
} as const;
