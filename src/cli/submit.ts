import {diagnose} from '../tools/doctor/diagnose';
import {formatFindings} from '../mdx/finding';
import {submitChanges, type Request} from '../tools/submit';
import {ask} from './support/ask';
import {readArguments, usageOf} from './support/readArguments';
import {Refusal} from '../content/refusal';

export const help = {
  usage: ['npm run submit -- "What changed" [--only pages|policies] [--yes]'],
  does: 'Checks your change, summarizes it, commits it to its own branch and pushes it.',
};

const options = {yes: {type: 'boolean'}, only: {type: 'string'}} as const;

export default async function submit(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(help, args, options, [0, Infinity]);
  const {yes = false, only} = values;
  if (only !== undefined && only !== 'policies' && only !== 'pages') throw new Refusal(usageOf(help));
  const request: Request = {title: positionals.join(' ').trim(), yes, only};
  const root = process.cwd();
  const message = await submitChanges(request, {
    root,
    doctor: async () => formatFindings(await diagnose(root)),
    say: console.log,
    ask,
  });
  console.log(message);
  return 0;
}
