import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasBuild, testKinds, type TestKind} from './testKinds';
import {Refusal} from '../../src/cli/support/refusal';
import {counts, failure, sum, type Tally} from './tally';

const lanes = 2;
const heartbeat = 30_000;

function chosenKinds(names: readonly string[]): readonly TestKind[] {
  const known = testKinds.map((kind) => kind.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Refusal(`There is no kind of test "${unknown}". The kinds are: ${known.join(', ')}.`);
  return names.length === 0
    ? testKinds.filter((kind) => !kind.onlyNamed)
    : testKinds.filter((kind) => names.includes(kind.name));
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one kind and prints the result; an error in the kind itself is its failure, not the end of the run. */
async function runKind({name, run}: TestKind, named: boolean): Promise<Tally> {
  const start = Date.now();
  console.log(`${name} …`);
  const still = setInterval(() => {
    console.log(`${name} … ${seconds(start)}`);
  }, heartbeat);
  const tally = await run(console.log, named).catch((error: Error) =>
    failure(error instanceof Refusal ? error.message : (error.stack ?? error.message)),
  );
  clearInterval(still);
  console.log(`${name}: ${counts(tally)} in ${seconds(start)}`);
  if (tally.report) console.log(`\n${tally.report}\n`);
  return tally;
}

/** Why a kind cannot run now, if it cannot. */
function obstacle({name, after}: TestKind, results: ReadonlyMap<string, Promise<Tally>>): Promise<string | undefined> {
  const before = after ? results.get(after) : undefined;
  if (before) {
    return before.then((tally) => (tally.failed > 0 ? `${name} did not run, because ${after} failed.` : undefined));
  }
  const missing = after === 'build' && !hasBuild();
  return Promise.resolve(missing ? `${name} needs build/, which does not exist. Run npm run build first.` : undefined);
}

async function runAll(chosen: readonly TestKind[], named: boolean): Promise<Tally> {
  const results = new Map<string, Promise<Tally>>();
  const running = new Set<Promise<Tally>>();
  for (const kind of chosen) {
    // The promises never reject: runKind turns every error into a failure.
    while (running.size >= (kind.alone ? 1 : lanes)) await Promise.race(running);
    const why = await obstacle(kind, results);
    if (why) console.log(`${kind.name}: ${why}`);
    const result = why ? Promise.resolve(failure(why)) : runKind(kind, named);
    results.set(kind.name, result);
    running.add(result);
    void result.then(() => running.delete(result));
    if (kind.alone) await result;
  }
  return sum(await Promise.all(results.values()));
}

/** Removes whatever a test or a browser leaves in the temporary folder when the tests end. */
async function inOwnTemporaryFolder<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** `npm test`: every check, or the kinds that are named (`npm test -- unit browser`). */
export default async function test(args: readonly string[]): Promise<number> {
  const start = Date.now();
  const chosen = chosenKinds(args);
  if (args.length > 0) process.env.WHOLE = 'yes';
  const total = await inOwnTemporaryFolder(() => runAll(chosen, args.length > 0));
  console.log(`\nFinished in ${seconds(start)}.`);
  console.log(counts(total));
  return total.failed === 0 ? 0 : 1;
}
