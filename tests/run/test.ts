import {existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../../src/content/refusal';
import {browserCommand, ensureBrowser} from '../support/browser';
import {findProgram, packagesOf} from '../support/programs';
import {freePort, newFolder} from '../support/servers';
import {failure, sum, type Tally} from './command';
import {kinds, type Kind} from './kinds';

export const help = {
  usage: ['npm test', 'npm test -- unit browser', 'npm test -- unit policies', 'npm test -- slow'],
  does: 'Runs all tests but the slow ones, or only the kinds and files that you name. Installs a browser if there is none.',
};

/** Kinds come first. The remaining words filter the test files. */
function chosen(words: readonly string[]): {chosenKinds: readonly Kind[]; filters: readonly string[]} {
  const isKind = (word: string) => word === 'slow' || kinds.some(({name}) => name === word);
  const named = words.filter(isKind);
  const filters = words.filter((word) => !isKind(word));
  if (named.length === 0 && filters.length > 0) {
    const names = kinds.map(({name}) => name).join(', ');
    throw new Refusal(`"${filters[0]}" is not a kind of test. The kinds are: ${names}. A filter follows a kind.`);
  }
  const isChosen = ({name, when}: Kind) =>
    named.length === 0 ? !when : named.includes(name) || (when === 'slow' && named.includes('slow'));
  return {chosenKinds: kinds.filter(isChosen), filters};
}

const counts = ({passed, failed, skipped}: Tally) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Why a kind cannot run, if it cannot. */
function obstacle({name, needs}: Kind, hasBuilt: boolean): string | undefined {
  if (!needs) return undefined;
  if (!hasBuilt) return `${name} did not run, because the build failed.`;
  if (!existsSync('build/index.html')) return `${name} needs build/, which does not exist. Run npm run build first.`;
  const isReady = needs === 'build' || process.env.CHROME_PATH;
  return isReady ? undefined : `${name} did not run, because no browser could be installed.`;
}

/** Runs the commands of a kind, one after another, and prints the result. */
async function runKind({name, commands}: Kind, filters: readonly string[]): Promise<Tally> {
  const start = Date.now();
  console.log(`${name} …`);
  const still = setInterval(() => console.log(`${name} … ${seconds(start)}`), 30_000);
  const tallies: Tally[] = [];
  for (const run of commands) tallies.push(await run(filters));
  clearInterval(still);
  const tally = sum(tallies);
  console.log(`${name}: ${counts(tally)} in ${seconds(start)}`);
  if (tally.report) console.log(`\n${tally.report}\n`);
  return tally;
}

async function runAll(chosenKinds: readonly Kind[], filters: readonly string[]): Promise<Tally> {
  const results: Tally[] = [];
  let hasBuilt = true;
  for (const kind of chosenKinds) {
    const why = obstacle(kind, hasBuilt);
    if (why) console.log(why);
    const tally = why ? failure(why) : await runKind(kind, filters);
    results.push(tally);
    if (kind.name === 'build') hasBuilt = tally.failed === 0;
  }
  return sum(results);
}

/** Makes the folder for everything that tests and browsers leave, which is removed in the end. */
function ownTemporaryFolder(): string {
  const folder = newFolder('test');
  // jiti caches compiled files here, and the next run should reuse them.
  const compiled = path.resolve('node_modules/.cache/jiti');
  mkdirSync(compiled, {recursive: true});
  symlinkSync(compiled, path.join(folder, 'node-jiti'), 'junction');
  return (process.env.TMPDIR = folder);
}

/** Names what is missing, with the command that installs it. */
function sayWhatIsMissing(chosenKinds: readonly Kind[]): void {
  if (process.env.CHROME_PATH === '')
    console.log(`Journeys in a browser did not run. Install one with: ${browserCommand}`);
  const used = new Set(chosenKinds.flatMap(({uses = []}) => uses));
  const missing = [...used].filter((name) => !findProgram(name));
  if (missing.length === 0) return;
  const packages = packagesOf(missing).join(' ');
  console.log(`Tests that need ${missing.join(', ')} were skipped. Debian's packages are: ${packages}`);
}

/** `npm test`: runs all but the slow kinds, or the named ones (`npm test -- unit policies`). */
export default async function test(args: readonly string[]): Promise<number> {
  const start = Date.now();
  const {chosenKinds, filters} = chosen(args);
  const folder = ownTemporaryFolder();
  try {
    if (chosenKinds.some(({needs}) => needs === 'browser')) process.env.CHROME_PATH = ensureBrowser() ?? '';
    // Another run on this machine has a server of its own.
    process.env.PREVIEW_PORT = String(await freePort());
    const total = await runAll(chosenKinds, filters);
    console.log(`\nFinished in ${seconds(start)}.`);
    sayWhatIsMissing(chosenKinds);
    console.log(counts(total));
    return total.failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
