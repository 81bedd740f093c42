import {parseArgs} from 'node:util';
import {diagnose} from '../tools/doctor/diagnose';
import {printed} from '../build/mdx/finding';
import {handIn as hand, type Request} from '../tools/submit';
import {usage} from '../tools/submit/sentences';
import {ask} from './support/ask';
import {collect} from './support/processes';
import {Refusal} from './support/refusal';

const options = {yes: {type: 'boolean'}, only: {type: 'string'}} as const;

function read(args: readonly string[]): Request {
  try {
    const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
    const {yes = false, only} = values;
    if (only !== undefined && only !== 'policies' && only !== 'pages') throw new Refusal(usage);
    return {title: positionals.join(' ').trim(), yes, only};
  } catch {
    throw new Refusal(usage);
  }
}

/** What a command of this site says if it fails, and nothing if it does not. */
async function complaint(command: string): Promise<string> {
  const {code, output} = await collect('src/cli/run.mjs', [command]);
  return code === 0 ? '' : output || `npm run ${command} failed.`;
}

/** `npm run hand-in -- "New job: data engineer"`: checks, shows, commits and sends what changed. */
export default async function handIn(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const {done, message} = await hand(read(args), {
    root,
    doctor: async () => (await diagnose(root)).map(printed).join('\n'),
    build: async () => (await complaint('build')) || complaint('dates'),
    say: console.log,
    ask,
  });
  if (!done) throw new Refusal(message);
  console.log(message);
  return 0;
}
