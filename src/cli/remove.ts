import {messages} from '../tools/rename/messages';
import {planRemove} from '../tools/rename/plans';
import {apply, readState} from '../tools/rename/state';
import {readArguments} from './support/readArguments';

export default function remove(args: readonly string[]): number {
  const {values, positionals} = readArguments('remove', args, {to: {type: 'string'}}, [1, 1]);
  const [address = ''] = positionals;
  const state = readState(process.cwd());
  const {after, summary} = planRemove(state, {address, to: values.to});
  apply(state, after);
  console.log([...summary, messages.next].join('\n'));
  return 0;
}
