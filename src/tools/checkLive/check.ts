import type {Day} from '../../content/dates';
import type {Answer, BrowserClient} from './browserClient';
import type {Expected} from './expected';
import {messages} from './messages';

/** What is wrong at an address, and what to do about it. */
export type Fault = {where: string; what: string; fix: string};

export type Report = {
  /** What is right if there is no fault. Without it nothing was checked, and the notes say why. */
  summary?: string;
  faults?: readonly (Fault | undefined)[];
  /** What a person should know that is not a fault. */
  notes?: readonly string[];
};

export type Site = {client: BrowserClient; expected: Expected; today: Day};

/** Answers one question about a site. */
export type Check = (site: Site) => Promise<Report>;

const statusOf = ({status, problem}: Answer): string => problem ?? messages.answers({status});

/** A fault of an answer, by default its status. Of no answer there is nothing more to say. */
export const faultOf = (answer: Answer, fix: string, what = statusOf(answer)): Fault =>
  answer.status === 0
    ? {where: answer.path, what: statusOf(answer), fix: messages.fixSilence}
    : {where: answer.path, what, fix};

export const faultsIn = ({faults = []}: Report): Fault[] => faults.filter((fault) => fault !== undefined);

/** Faults with the same fix have one cause, however many pages show it. */
export const causesIn = (faults: readonly Fault[]): string[] => [...new Set(faults.map(({fix}) => fix))];

/** How many kinds of a fault are listed before the rest is counted. */
const listed = 3;

function linesFor(fix: string, faults: readonly Fault[]): string[] {
  const kinds = [...new Set(faults.map(({what}) => what))].map((kind) => {
    const [first, ...more] = faults.filter(({what}) => what === kind);
    return `${first?.where} ${kind}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`;
  });
  const rest = kinds.length - listed;
  return [...kinds.slice(0, listed), ...(rest > 0 ? [`And ${rest} more like these.`] : []), `→ ${fix}`];
}

/** A line for each check; below it what is wrong, with the fix, and what is worth knowing. */
export function linesOf(name: string, report: Report): string[] {
  const faults = faultsIn(report);
  const causes = causesIn(faults);
  const below = causes.flatMap((cause) =>
    linesFor(
      cause,
      faults.filter(({fix}) => fix === cause),
    ),
  );
  const said = [...(report.summary && causes.length === 0 ? [report.summary] : []), ...(report.notes ?? [])];
  const [first = '', ...rest] = causes.length > 0 ? [messages.faults({count: causes.length}), ...below, ...said] : said;
  const mark = causes.length > 0 ? '✗' : report.summary ? '✓' : '·';
  return [`${mark} ${name}: ${first}`, ...rest.map((line) => `    ${line}`)];
}
