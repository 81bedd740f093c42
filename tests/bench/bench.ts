import build from '../../src/cli/build';
import {Refusal} from '../../src/content/refusal';
import {builds} from './builds';
import {bytes} from './bytes';
import {lighthouse} from './lighthouse';
import {heading, publish, seconds, type Row} from './report';
import {taps} from './taps';

export const help = {
  usage: ['npm run bench', 'npm run bench -- build bytes'],
  does: 'Measures speed, weight and builds, and writes the tables in README.md and docs/performance.md.',
};

export type Say = (sentence: string) => void;

const parts: Readonly<Record<string, (say: Say) => Promise<Row[]>>> = {lighthouse, bytes, taps, build: builds};

/** Builds the site, measures it, and writes the table of docs/performance.md, which README.md repeats. */
export default async function bench(args: readonly string[]): Promise<number> {
  const begun = performance.now();
  const unknown = args.find((name) => !(name in parts));
  if (unknown) {
    throw new Refusal(`There is no measure "${unknown}". The measures are: ${Object.keys(parts).join(', ')}.`);
  }
  const head = heading();
  const say = (sentence: string) => {
    console.log(`[${seconds(performance.now() - begun)}] ${sentence}`);
  };
  say('Building the site …');
  if ((await build([])) !== 0) throw new Refusal('The build fails, so there is nothing to measure.');
  for (const [name, measure] of Object.entries(parts)) {
    if (args.length > 0 && !args.includes(name)) continue;
    const rows = await measure(say);
    for (const {what, measured} of rows) say(`${what}: ${measured}`);
    for (const file of ['README.md', 'docs/performance.md']) publish(file, name, head, rows);
  }
  return 0;
}
