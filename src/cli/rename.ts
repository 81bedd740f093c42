import {messages} from '../tools/rename/messages';
import {planRename} from '../tools/rename/plans';
import {apply, readState} from '../tools/rename/state';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run rename -- <address> <new address>'],
  does: 'Renames a page and updates everything that points to it. The old address redirects.',
};

export default function rename(args: readonly string[]): number {
  const {positionals} = readArguments(help, args, {}, [2, 2]);
  const [from = '', to = ''] = positionals;
  const state = readState(process.cwd());
  const {after, summary} = planRename(state, from, to);
  apply(state, after);
  console.log([...summary, messages.next].join('\n'));
  return 0;
}
