import path from 'node:path';
import {failure, jestTally, passed, sum, type Tally} from '../run/tally';
import {readSources} from '../../src/plugins/doctor/sources';
import {read, root} from '../support/files';
import {printed, type Finding} from '../../src/plugins/doctor/finding';
import {CommandRefused, openCopy, type Copy} from './copy';
import type {Edit} from './edit';
import {toEachKind} from './edits/components';
import {toFacts} from './edits/facts';
import {growth} from './edits/growth';
import {toEachPage} from './edits/pages';
import {inWords} from './edits/words';
import {findingsIn, foreign, lacking} from './verdict';

type Say = (sentence: string) => void;

/** Everything that may ordinarily be done to the site as it is now. */
function allEdits(): Edit[] {
  const pages = readSources(root);
  return [
    ...growth,
    ...inWords(pages),
    ...toFacts(read('src/claims/figures.ts')),
    ...toEachPage(pages),
    ...toEachKind(pages),
  ];
}

/** Makes one edit: refused with a fault in the sentence, refused well, or green. */
async function judge(edit: Edit, copy: Copy): Promise<{fault?: string; refused?: string}> {
  try {
    await edit.make(copy);
    const found = await findingsIn(copy, edit.wordless ?? false);
    const lacks = found.flatMap((one) => lacking(one, copy) ?? []);
    if (lacks.length > 0) return {fault: `${edit.name}: the doctor ${lacks.join('\n')}`};
    return found.length > 0 ? {refused: found.map(printed).join('\n')} : {};
  } catch (error) {
    const {message} = error as Error;
    const isPlain = error instanceof CommandRefused && !foreign.test(message);
    return isPlain ? {refused: message} : {fault: `${edit.name}: ${message}`};
  } finally {
    copy.reset();
  }
}

/** An edit that was made, and the files that it touched; undefined after a command, which may touch any. */
type Made = {edit: Edit; files: readonly string[] | undefined};

/** As many of the edits as go together, made one after another; the others are for the next copy. */
async function makeTogether(edits: readonly Edit[], copy: Copy): Promise<{made: Made[]; left: Edit[]}> {
  const made: Made[] = [];
  const left: Edit[] = [];
  for (const edit of edits) {
    try {
      copy.begin();
      await edit.make(copy);
      made.push({edit, files: copy.touched()});
    } catch {
      left.push(edit);
    }
  }
  return {made, left};
}

/** What to try next where edits do not go together: those that touch no file with a finding, and then the others. */
function apart(made: readonly Made[], found: readonly Finding[]): Edit[][] {
  const files = new Set(found.map(({file}) => file));
  const isSuspect = ({files: own}: Made) => own?.some((file) => files.has(file)) ?? false;
  const edits = (part: readonly Made[]) => part.map(({edit}) => edit);
  const suspects = made.filter(isSuspect);
  if (suspects.length > 0 && suspects.length < made.length) {
    return [edits(made.filter((one) => !isSuspect(one))), edits(suspects)];
  }
  const half = Math.ceil(made.length / 2);
  return [edits(made.slice(0, half)), edits(made.slice(half))];
}

const kinds = ['content', 'site'];
/** No edit of a writer changes how servers start and end, and a copy has no settings for them. */
const servers = ['--testPathIgnorePatterns', 'tests/site/(ending|hosts/(ownServer|live))'];

/** Build and tests of a copy in which the doctor has nothing to say. */
async function buildAndTest(copy: Copy, made: readonly Edit[]): Promise<Tally> {
  const names = made.map(({name}) => `  ${name}`).join('\n');
  const built = await copy.run('src/commands/run.mjs', 'build');
  if (built.code !== 0) return failure(`The doctor was green, and the build fails after:\n${names}\n${built.output}`);
  const file = path.join(copy.folder, 'report.json');
  const projects = kinds.flatMap((project) => ['--selectProjects', project]);
  const {output} = await copy.run(
    'node_modules/jest/bin/jest.js',
    ...projects,
    ...servers,
    '--json',
    '--outputFile',
    file,
  );
  const {failed, report} = jestTally(file, output);
  if (failed > 0) return failure(`The doctor was green, and ${failed} tests fail after:\n${names}\n${report}`);
  return {passed: made.length, failed: 0, report: ''};
}

/** So many edits that a page gets several, and not so many that no writer would make them in a week. */
const together = 48;

const batchesOf = (edits: readonly Edit[]): Edit[][] =>
  Array.from({length: Math.ceil(edits.length / together)}, (_, at) => edits.slice(at * together, (at + 1) * together));

/** Builds and tests what the doctor was green about, as many edits at a time as go together. */
async function liveWith(green: readonly Edit[], say: Say): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const copy = openCopy('lived-in');
  const queue = batchesOf(green);
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    if (batch.length === 0) continue;
    const {made, left} = await makeTogether(batch, copy);
    const edits = made.map(({edit}) => edit);
    const found = await copy.doctor();
    if (made.length === 0) tallies.push(failure(`These cannot be made: ${left.map(({name}) => name).join(', ')}`));
    else if (found.length === 0) tallies.push(await buildAndTest(copy, edits));
    else if (made.length > 1) queue.unshift(...apart(made, found));
    else
      tallies.push(failure(`${edits[0]?.name ?? ''}: the doctor changed its mind.\n${found.map(printed).join('\n')}`));
    if (found.length === 0) say(`living: a site with ${made.length} edits`);
    if (made.length > 0) queue.push(left);
    copy.reset();
  }
  copy.discard();
  return tallies;
}

/**
 * Lives with the site: makes ordinary edits in a copy and demands of each that the doctor refuses it with a place and
 * a way out, or that build and tests pass.
 */
export async function live(edits: readonly Edit[], say: Say): Promise<Tally> {
  const tallies: Tally[] = [];
  const green: Edit[] = [];
  const waiting = [...edits];
  const lane = async (name: string) => {
    const copy = openCopy(name);
    for (let edit = waiting.shift(); edit; edit = waiting.shift()) {
      const verdict = await judge(edit, copy);
      if (verdict.fault) tallies.push(failure(verdict.fault));
      else if (verdict.refused) tallies.push(passed);
      else green.push(edit);
      if (process.env.LIVING_SAYS) say(`${JSON.stringify(verdict, null, 1)} ${edit.name}`);
    }
    copy.discard();
  };
  await Promise.all(['living', 'living-too'].map(lane));
  say(`living: the doctor refuses ${edits.length - green.length} of ${edits.length} edits; the others are built`);
  return sum([...tallies, ...(await liveWith(green, say))]);
}

/** With every run of the tests. The edits of each kind stand together, so that a sample has some of all. */
const sample = 9;

/** All edits if they were asked for. */
export function living(say: Say, whole: boolean): Promise<Tally> {
  const all = allEdits();
  const step = Math.ceil(all.length / sample);
  return live(whole ? all : all.filter((_, at) => at % step === 0), say);
}
