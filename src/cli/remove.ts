import {movePage} from '../tools/rename';
import {afterMove} from './rename';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run remove -- <address> [--to <address>]'],
  does: 'Removes a page or a section and updates everything that points to it. With --to, the address redirects.',
};

export default function remove(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(help, args, {to: {type: 'string'}}, [1, 1]);
  const [from = ''] = positionals;
  return afterMove(movePage(process.cwd(), {from, to: values.to, isRemoved: true}));
}
