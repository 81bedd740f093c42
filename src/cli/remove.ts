import {apply} from '../tools/rename/apply';
import {messages} from '../tools/rename/messages';
import {planRemove} from '../tools/rename/remove';
import {readState} from '../tools/rename/state';
import {usageOf} from './support/commands';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

/** `npm run remove -- <address> [--to <address>]`: removes a page with everything that points at it. */
export default function remove(args: readonly string[]): number {
  const {values, positionals} = readArguments(args, {to: {type: 'string'}}, usageOf('remove'));
  const [address, ...rest] = positionals;
  if (!address || rest.length > 0) throw new Refusal(usageOf('remove'));
  const state = readState(process.cwd());
  const plan = planRemove(state, {address, to: values.to});
  if ('refused' in plan) throw new Refusal(plan.refused);
  apply(state, plan);
  console.log([...plan.summary, messages.next].join('\n'));
  return 0;
}
