import {parseArgs} from 'node:util';
import {afterward, apply} from '../tools/rename/apply';
import {planRemove, type Asked} from '../tools/rename/remove';
import {readState} from '../tools/rename/state';
import {Refusal} from './support/refusal';

function askedIn(args: readonly string[]): Asked {
  try {
    const {values, positionals} = parseArgs({args: [...args], options: {to: {type: 'string'}}, allowPositionals: true});
    return {address: positionals.length === 1 ? (positionals[0] ?? '') : '', to: values.to};
  } catch {
    return {address: ''};
  }
}

/** `npm run remove -- <address> [--to <address>]`: removes a page with all that leads to it. */
export default function remove(args: readonly string[]): number {
  const state = readState(process.cwd());
  const plan = planRemove(state, askedIn(args));
  if ('refused' in plan) throw new Refusal(plan.refused);
  apply(state, plan);
  console.log([...plan.told, afterward].join('\n'));
  return 0;
}
