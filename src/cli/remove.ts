import {messages} from '../tools/rename/messages';
import {planRemove} from '../tools/rename/plans';
import {apply, readState} from '../tools/rename/state';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run remove -- <address> [--to <address>]'],
  does: 'Removes a page or a section and everything that points to it. With --to, the address redirects.',
};

export default function remove(args: readonly string[]): number {
  const {values, positionals} = readArguments(help, args, {to: {type: 'string'}}, [1, 1]);
  const [address = ''] = positionals;
  const state = readState(process.cwd());
  const {after, summary} = planRemove(state, {address, to: values.to});
  apply(state, after);
  console.log([...summary, messages.next].join('\n'));
  return 0;
}
