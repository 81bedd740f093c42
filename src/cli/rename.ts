import {movePage} from '../tools/rename';
import {collect} from '../tools/processes';
import {readArguments} from './support/readArguments';

export const help = {
  usage: ['npm run rename -- <address> <new address>'],
  does: 'Renames a page and updates everything that points to it. The old address redirects.',
};

/** What the doctor says about the files as they are now. */
export async function afterMove(summary: string): Promise<number> {
  console.log(summary);
  const {output} = await collect('src/cli/run.mjs', ['doctor']);
  console.log(`\nThe doctor says:\n${output.trim()}`);
  console.log('Review it with npm start, then commit all changes together or run npm run submit.');
  return 0;
}

export default function rename(args: readonly string[]): Promise<number> {
  const {positionals} = readArguments(help, args, {}, [2, 2]);
  const [from = '', to = ''] = positionals;
  return afterMove(movePage(process.cwd(), {from, to, isRemoved: false}));
}
