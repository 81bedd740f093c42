import type {Answer} from './client';
import type {Expectation} from './contract';
import {linkOf} from './contract';
import {fixes, messages} from './messages';

export type Fault = {where: string; what: string; fix: string};

/** `notes` are worth knowing, but not faults. */
export type Report = {name: string; faults?: readonly Fault[]; notes?: readonly string[]};

const normal = (value: string) => value.replace(/\s+/g, ' ').toLowerCase();

/** How an answer differs from what is expected. */
export function faultsIn(row: Expectation, answer: Answer, origin: string): Fault[] {
  const {check, path: where, status, headers = {}, canonical} = row;
  if (answer.problem) return [{where, what: answer.problem, fix: messages.fixNoAnswer}];
  const isRedirect = status === 301 && answer.status === 308;
  if (answer.status !== status && !isRedirect) return [{where, what: messages.answers(answer), fix: fixes[check]}];
  const faults = Object.entries(headers).flatMap(([name, expected]) => {
    const value = answer.headers.get(name);
    const sent = name === 'location' && value ? value.replace(origin, '') : value;
    const isSame = typeof expected === 'string' ? normal(sent ?? '') === normal(expected) : sent === expected;
    if (expected instanceof RegExp ? expected.test(sent ?? '') : isSame) return [];
    const what = messages.otherHeader({name, sent: sent ?? 'nothing', value: String(expected ?? 'nothing')});
    return [{where, what, fix: name === 'content-encoding' ? messages.fixUncompressed : fixes.files}];
  });
  const shown = canonical && linkOf(answer.text, 'canonical');
  if (shown !== canonical)
    faults.push({where, what: messages.otherPage({shown: shown ?? 'another site'}), fix: fixes.missing});
  return faults;
}

/** A line for the check and, below it, its faults with their fixes, and its notes. */
export function linesOf({name, faults = [], notes = []}: Report): string[] {
  const below = [...new Set(faults.map(({fix}) => fix))].flatMap((cause) => {
    const own = faults.filter(({fix}) => fix === cause).map(({where, what}) => `${where} ${what}.`);
    // The first three, because a host has most faults on every page.
    const rest = own.length - 3;
    return [...own.slice(0, 3), ...(rest > 0 ? [messages.more({count: rest})] : []), `→ ${cause}`];
  });
  const mark = faults.length > 0 ? '✗' : notes.length > 0 ? '·' : '✓';
  return [`${mark} ${name}`, ...[...below, ...notes].map((line) => `    ${line}`)];
}
