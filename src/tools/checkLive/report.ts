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

/** How many kinds of a fault are listed before the rest is counted. */
const told = 3;

/** What is said of a place, without the place. */
const kindOf = ({what}: Fault) => what.slice(what.indexOf(' '));

/** Faults with the same way out have one cause, however many pages show it. */
export const causesIn = (faults: readonly Fault[]): string[] => [...new Set(faults.map(({mend}) => mend))];

function linesFor(mend: string, faults: readonly Fault[]): string[] {
  const kinds = [...new Set(faults.map(kindOf))].map((kind) => {
    const [first, ...more] = faults.filter((fault) => kindOf(fault) === kind);
    return `    ${first?.what}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`;
  });
  const rest = kinds.length - told;
  return [...kinds.slice(0, told), ...(rest > 0 ? [`    And ${rest} more like these.`] : []), `    → ${mend}`];
}

/** A line for what is right; below it what is not, with the way out, and what is worth knowing. */
export function linesOf(name: string, {right, faults = [], notes = []}: Report): string[] {
  if (faults.length > 0) {
    const causes = causesIn(faults);
    const below = causes.flatMap((mend) =>
      linesFor(
        mend,
        faults.filter((fault) => fault.mend === mend),
      ),
    );
    return [`✗ ${name}: ${counted(causes.length, 'fault')}.`, ...below, ...notes.map((note) => `    ${note}`)];
  }
  const [first = '', ...others] = right ? [right, ...notes] : notes;
  return [`${right ? '✓' : '·'} ${name}: ${first}`, ...others.map((note) => `    ${note}`)];
}
