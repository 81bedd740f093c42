import type {Day} from '../../content/dates';
import type {Answer, Client} from './client';
import type {Expected} from './expected';
import {messages} from './messages';

export type Fault = {where: string; what: string; fix: string};

export type Report = {
  /** Shown if there is no fault. Without it, nothing was checked, and the notes say why. */
  summary?: string;
  faults?: readonly Fault[];
  /** Anything worth knowing that is not a fault. */
  notes?: readonly string[];
};

export type Site = {client: Client; expected: Expected; today: Day};

export type Check = (site: Site) => Promise<Report>;

/** A fault of an answer, by default its status. If there was no answer, nothing else is reported. */
export function faultOf({path, status, problem}: Answer, fix: string, what?: string): Fault {
  const text = problem ?? messages.answers({status});
  return status === 0 ? {where: path, what: text, fix: messages.fixNoAnswer} : {where: path, what: what ?? text, fix};
}

/** Faults with the same fix have one cause, however many pages show it. */
export const causesIn = ({faults = []}: Report): string[] => [...new Set(faults.map(({fix}) => fix))];

/** How many faults of a cause are listed before the others are only counted. */
const listed = 3;

/** A line for the check and, below it, its faults with their fixes, and its notes. */
export function linesOf(name: string, report: Report): string[] {
  const {summary, faults = [], notes = []} = report;
  const causes = causesIn(report);
  const below = causes.flatMap((cause) => {
    const own = faults.filter(({fix}) => fix === cause).map(({where, what}) => `${where} ${what}.`);
    const rest = own.length - listed;
    return [...own.slice(0, listed), ...(rest > 0 ? [messages.more({count: rest})] : []), `→ ${cause}`];
  });
  const isRight = summary !== undefined && causes.length === 0;
  const text = isRight ? [summary, ...notes] : notes;
  const [first = '', ...rest] = causes.length > 0 ? [messages.faults({count: causes.length}), ...below, ...text] : text;
  const mark = causes.length > 0 ? '✗' : isRight ? '✓' : '·';
  return [`${mark} ${name}: ${first}`, ...rest.map((line) => `    ${line}`)];
}
