import {afterward, apply} from '../tools/rename/apply';
import {planMove} from '../tools/rename/move';
import {readState} from '../tools/rename/state';
import {Refusal} from './support/refusal';

/** `npm run move -- <old address> <new address>`: moves a page with all that leads to it. */
export default function move(args: readonly string[]): number {
  const state = readState(process.cwd());
  const plan = planMove(state, args);
  if ('refused' in plan) throw new Refusal(plan.refused);
  apply(state, plan);
  console.log([...plan.told, afterward].join('\n'));
  return 0;
}
