import type {Day} from '../../content/dates';
import type {Expected} from './expected';
import {told as toldOf, type Answer, type Visitor} from './visitor';

/** What is wrong, beginning with the address, and how it is mended. */
export type Fault = {what: string; mend: string};

export type Report = {
  /** What is right, if there is no fault; without it there was nothing to look at, and the notes say why. */
  right?: string;
  faults?: readonly Fault[];
  /** What a person should know that is no fault. */
  notes?: readonly string[];
};

export type Site = {visitor: Visitor; expected: Expected; today: Day};

/** One question about a site. */
export type Concern = {name: string; look: (site: Site) => Promise<Report>};

const mendSilent = 'See whether the host is slow or keeps out who asks much at once, then look again.';

/** What is wrong with an answer, as the end of a sentence about it. Without an answer there is nothing else to say. */
export const wrong = (answer: Answer, how: string, mend: string): Fault =>
  answer.status === 0 ? {what: toldOf(answer), mend: mendSilent} : {what: toldOf(answer) + how, mend};

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** How many faults with the same way out are listed before the rest is counted. */
const told = 3;

function faultLines(faults: readonly Fault[]): string[] {
  const mends = [...new Set(faults.map(({mend}) => mend))];
  return mends.flatMap((mend) => {
    const alike = faults.filter((fault) => fault.mend === mend).map(({what}) => `    ${what}.`);
    const rest = alike.length - told;
    return [...alike.slice(0, told), ...(rest > 0 ? [`    And ${rest} more like these.`] : []), `    → ${mend}`];
  });
}

/** A line for what is right; below it what is not, with the way out, and what is worth knowing. */
export function linesOf(name: string, {right, faults = [], notes = []}: Report): string[] {
  if (faults.length > 0) {
    const below = [...faultLines(faults), ...notes.map((note) => `    ${note}`)];
    return [`✗ ${name}: ${counted(faults.length, 'fault')}.`, ...below];
  }
  const [first = '', ...others] = right ? [right, ...notes] : notes;
  return [`${right ? '✓' : '·'} ${name}: ${first}`, ...others.map((note) => `    ${note}`)];
}
