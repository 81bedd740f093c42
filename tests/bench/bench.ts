import build from '../../src/cli/build';
import {parts, type Part} from './parts';
import {loadNow, publish} from './report';
import {seconds} from './numbers';
import {Refusal} from '../../src/cli/support/refusal';

function chosen(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (!unknown) return names.length === 0 ? parts : parts.filter(({name}) => names.includes(name));
  throw new Refusal(`There is no measure "${unknown}". The measures are: ${parts.map(({name}) => name).join(', ')}.`);
}

/**
 * `npm run bench`: measures the site afresh and writes the tables of docs/performance.md and README.md.
 * `npm run bench -- build load` measures these parts and leaves the rest of the tables as it is; with `--no-build` it
 * takes the site as it stands in build/.
 */
export default async function bench(args: readonly string[]): Promise<number> {
  const begun = performance.now();
  const load = loadNow();
  const asked = chosen(args.filter((arg) => arg !== '--no-build'));
  const say = (sentence: string) => {
    console.log(`[${seconds(performance.now() - begun)}] ${sentence}`);
  };
  if (!args.includes('--no-build') && asked.some(({needsBuild}) => needsBuild)) {
    say('The site is built …');
    if ((await build([])) !== 0) throw new Refusal('The build fails, so there is nothing to measure.');
  }
  for (const [at, part] of asked.entries()) {
    say(`${at + 1} of ${asked.length}: ${part.says} (${part.name})`);
    publish(part.name, await part.measure(say), load);
  }
  say('Done. The tables stand in docs/performance.md, the main rows in README.md.');
  return 0;
}
