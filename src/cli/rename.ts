import {apply} from '../tools/rename/apply';
import {messages} from '../tools/rename/messages';
import {planRename} from '../tools/rename/rename';
import {readState} from '../tools/rename/state';
import {usageOf} from './support/commands';
import {readArguments} from './support/readArguments';
import {Refusal} from './support/refusal';

/** `npm run rename -- <old address> <new address>`: renames a page with everything that points at it. */
export default function rename(args: readonly string[]): number {
  const {positionals} = readArguments(args, {}, usageOf('rename'));
  const [from, to, ...rest] = positionals;
  if (!from || !to || rest.length > 0) throw new Refusal(usageOf('rename'));
  const state = readState(process.cwd());
  const plan = planRename(state, from, to);
  if ('refused' in plan) throw new Refusal(plan.refused);
  apply(state, plan);
  console.log([...plan.summary, messages.next].join('\n'));
  return 0;
}
