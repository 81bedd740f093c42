import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Refusal} from '../../src/content/refusal';
import {hasBuild, kinds, type Kind} from './kinds';
import {counts, failure, sum, type Tally} from './tally';

const lanes = 2;
const heartbeat = 30_000;

/** Kinds come first, and `all` means every kind. The remaining arguments filter the test files. */
function chosen(words: readonly string[]): {chosenKinds: readonly Kind[]; filters: readonly string[]} {
  const isKind = (word: string) => word === 'all' || kinds.some(({name}) => name === word);
  const named = words.filter(isKind);
  const filters = words.filter((word) => !isKind(word));
  if (named.length === 0 && filters.length > 0) {
    const names = kinds.map(({name}) => name).join(', ');
    throw new Refusal(`"${filters[0]}" is not a kind of test. The kinds are: ${names}. A filter follows a kind.`);
  }
  const isChosen = ({name, slow}: Kind) => (named.length === 0 ? !slow : named.includes('all') || named.includes(name));
  return {chosenKinds: kinds.filter(isChosen), filters};
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one kind and prints the result. An error in the kind itself counts as its failure and does not end the run. */
async function runKind({name, run}: Kind, filters: readonly string[]): Promise<Tally> {
  const start = Date.now();
  console.log(`${name} …`);
  const still = setInterval(() => {
    console.log(`${name} … ${seconds(start)}`);
  }, heartbeat);
  const tally = await run(filters).catch((error: Error) =>
    failure(error instanceof Refusal ? error.message : (error.stack ?? error.message)),
  );
  clearInterval(still);
  console.log(`${name}: ${counts(tally)} in ${seconds(start)}`);
  if (tally.report) console.log(`\n${tally.report}\n`);
  return tally;
}

/** Why a kind cannot run now, if it cannot. */
function obstacle({name, after}: Kind, results: ReadonlyMap<string, Promise<Tally>>): Promise<string | undefined> {
  const before = after ? results.get(after) : undefined;
  if (before) {
    return before.then((tally) => (tally.failed > 0 ? `${name} did not run, because ${after} failed.` : undefined));
  }
  const isMissing = after === 'build' && !hasBuild();
  return Promise.resolve(
    isMissing ? `${name} needs build/, which does not exist. Run npm run build first.` : undefined,
  );
}

async function runAll(chosenKinds: readonly Kind[], filters: readonly string[]): Promise<Tally> {
  const results = new Map<string, Promise<Tally>>();
  const running = new Set<Promise<Tally>>();
  for (const kind of chosenKinds) {
    // The promises never reject: runKind turns every error into a failure.
    while (running.size >= (kind.alone ? 1 : lanes)) await Promise.race(running);
    const why = await obstacle(kind, results);
    if (why) console.log(`${kind.name}: ${why}`);
    const result = why ? Promise.resolve(failure(why)) : runKind(kind, filters);
    results.set(kind.name, result);
    running.add(result);
    void result.then(() => running.delete(result));
    if (kind.alone) await result;
  }
  return sum(await Promise.all(results.values()));
}

/** Removes everything that tests and browsers leave in the temporary folder. */
async function inOwnTemporaryFolder<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  // jiti caches compiled files here, and the next run should reuse them.
  const compiled = path.resolve('node_modules/.cache/jiti');
  mkdirSync(compiled, {recursive: true});
  symlinkSync(compiled, path.join(folder, 'node-jiti'), 'junction');
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** `npm test`: runs all but the slow kinds, or the named ones (`npm test -- unit policies`). */
export default async function test(args: readonly string[]): Promise<number> {
  const start = Date.now();
  if (args.includes('--install')) process.env.TEST_INSTALL = 'yes';
  const {chosenKinds, filters} = chosen(args.filter((arg) => arg !== '--install'));
  const total = await inOwnTemporaryFolder(() => runAll(chosenKinds, filters));
  console.log(`\nFinished in ${seconds(start)}.`);
  console.log(counts(total));
  return total.failed === 0 ? 0 : 1;
}
