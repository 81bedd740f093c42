import type {Answer} from './client';
import type {Expectation} from './contract';
import {linkOf, promises} from './contract';

export type Fault = {where: string; what: string; fix: string};

/** `notes` are worth knowing, but not faults. */
export type Report = {name: string; faults?: readonly Fault[]; notes?: readonly string[]};

const normal = (value: string) => value.replace(/\s+/g, ' ').toLowerCase();

/** How an answer differs from what is expected. */
export function faultsIn(row: Expectation, answer: Answer, origin: string): Fault[] {
  const {check, path: where, status, headers = {}, canonical} = row;
  const slow = 'Check whether the host is slow or blocks frequent requests, then check again.';
  if (answer.problem) return [{where, what: answer.problem, fix: slow}];
  const isRedirect = status === 301 && answer.status === 308;
  if (answer.status !== status && !isRedirect)
    return [{where, what: `answers ${answer.status}`, fix: promises[check][1]}];
  const faults = Object.entries(headers).flatMap(([name, expected]) => {
    const value = answer.headers.get(name);
    const sent = name === 'location' && value ? value.replace(origin, '') : value;
    const isSame = typeof expected === 'string' ? normal(sent ?? '') === normal(expected) : sent === expected;
    if (expected instanceof RegExp ? expected.test(sent ?? '') : isSame) return [];
    const what = `sends ${name} as ${sent ?? 'nothing'}, not ${String(expected ?? 'nothing')}`;
    const compress = 'Have the host send the .br and .gz files next to each page, or compress pages itself.';
    return [{where, what, fix: name === 'content-encoding' ? compress : promises.files[1]}];
  });
  const shown = canonical && linkOf(answer.text, 'canonical');
  if (shown !== canonical)
    faults.push({where, what: `shows the page ${shown ?? 'of another site'}`, fix: promises.missing[1]});
  return faults;
}

/** A line for the check and, below it, its faults with their fixes, and its notes. */
export function linesOf({name, faults = [], notes = []}: Report): string[] {
  const below = [...new Set(faults.map(({fix}) => fix))].flatMap((cause) => {
    const own = faults.filter(({fix}) => fix === cause).map(({where, what}) => `${where} ${what}.`);
    // The first three, because a host has most faults on every page.
    const rest = own.length - 3;
    return [...own.slice(0, 3), ...(rest > 0 ? [`And ${rest} more like these.`] : []), `→ ${cause}`];
  });
  const mark = faults.length > 0 ? '✗' : notes.length > 0 ? '·' : '✓';
  return [`${mark} ${name}`, ...[...below, ...notes].map((line) => `    ${line}`)];
}
