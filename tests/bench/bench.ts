import build from '../../src/cli/build';
import {Refusal} from '../../src/content/refusal';
import {anchors} from './anchors';
import {builds} from './builds';
import {bytes} from './bytes';
import {devServer} from './devServer';
import {interaction} from './interaction';
import {besideBarePages, onePageOfAKind, onSlowProcessor} from './lighthouse';
import {heading, publish, seconds, type Row} from './report';

export const help = {
  usage: ['npm run bench', 'npm run bench -- build bytes'],
  does: 'Measures speed, weight and builds, and writes the tables in README.md and docs/performance.md.',
};

export type Say = (sentence: string) => void;

const parts: Readonly<Record<string, (say: Say) => Promise<Row[]>>> = {
  lighthouse: besideBarePages,
  slow: onSlowProcessor,
  pages: onePageOfAKind,
  bytes,
  interaction,
  anchors,
  build: builds,
  dev: devServer,
};

/**
 * `npm run bench`: builds the site, measures it and writes the tables of docs/performance.md and README.md.
 * `npm run bench -- build bytes` measures only these parts and writes only their tables.
 */
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
  const all: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (args.length > 0 && !args.includes(name)) continue;
    const rows = await measure(say);
    for (const {what, measured} of rows) say(`${what}: ${measured}`);
    publish('docs/performance.md', name, head, rows);
    all.push(...rows);
  }
  // The README's numbers must all come from one run.
  if (args.length === 0) {
    publish(
      'README.md',
      'bench',
      head,
      all.filter(({key}) => key),
    );
  }
  return 0;
}
