import path from 'node:path';
import {failure, jestTally, passed, sum, type Tally} from '../run/tally';
import {readSources} from '../../src/tools/doctor/sources';
import {read, root} from '../support/files';
import {printed, type Finding} from '../../src/build/mdx/finding';
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

const printedAll = (found: readonly Finding[]) => found.map(printed).join('\n');

/** Makes one edit: refused with a fault in the sentence, refused well, or green. */
async function judge(edit: Edit, copy: Copy): Promise<{fault?: string; refused?: string}> {
  try {
    await edit.make(copy);
    const found = await findingsIn(copy, edit.wordless ?? false);
    const lacks = found.flatMap((one) => lacking(one, copy) ?? []);
    if (lacks.length > 0) return {fault: `${edit.name}: the doctor ${lacks.join('\n')}`};
    return found.length > 0 ? {refused: printedAll(found)} : {};
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

const isOnPagesAlone = ({files}: Made) => files?.every((file) => file.startsWith('pages/')) === true;

/** Of edits that do not go together, half of the suspects stay, and all others. */
function withoutSuspects(made: readonly Made[], found: readonly Finding[]): readonly Made[] {
  const files = new Set(found.map(({file}) => file));
  const touching = made.filter(({files: own}) => own?.some((file) => files.has(file)));
  // What is wrong where nobody wrote comes of a setting, a figure or a command.
  const remote = made.filter((one) => !isOnPagesAlone(one));
  const [suspects = made] = [touching, remote].filter((some) => some.length > 0);
  const gone = new Set(suspects.slice(Math.floor(suspects.length / 2)));
  return made.filter((one) => !gone.has(one));
}

/** No edit of a writer changes how hosts and servers serve, and a copy has no settings for them. */
const servers = ['--testPathIgnorePatterns', 'tests/site/(ending|hosts/)'];

/** Build and tests of a copy in which the doctor has nothing to say. */
async function buildAndTest(copy: Copy, made: readonly Edit[], kinds: readonly string[]): Promise<Tally> {
  const names = made.map(({name}) => `  ${name}`).join('\n');
  const built = await copy.run('src/cli/run.mjs', 'build');
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

/** So many edits that a page gets several, and few enough that most go together. */
const together = 120;

/** Builds and tests what the doctor was green about, as many edits at a time as go together; the others come later. */
export async function liveWith(green: readonly Edit[], kinds: readonly string[], say: Say): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const copy = openCopy('lived-in');
  let waiting = green;
  while (waiting.length > 0) {
    const batch = waiting.slice(0, together);
    let {made} = await makeTogether(batch, copy);
    let found = await copy.doctor();
    while (found.length > 0 && made.length > 1) {
      copy.reset();
      ({made} = await makeTogether(
        withoutSuspects(made, found).map(({edit}) => edit),
        copy,
      ));
      found = await copy.doctor();
    }
    const edits = made.map(({edit}) => edit);
    const names = (edits.length > 0 ? edits : batch).map(({name}) => name).join(', ');
    const tally =
      edits.length === 0
        ? failure(`These cannot be made: ${names}`)
        : found.length > 0
          ? failure(`${names}: the doctor changed its mind.\n${printedAll(found)}`)
          : await buildAndTest(copy, edits, kinds);
    tallies.push(tally);
    copy.reset();
    const done = new Set(edits.length > 0 ? edits : batch);
    waiting = waiting.filter((edit) => !done.has(edit));
    say(`living: a site with ${edits.length} edits is ${tally.failed > 0 ? 'not ' : ''}green; ${waiting.length} wait`);
    if (process.env.LIVING_SAYS) say(tally.report);
  }
  copy.discard();
  return tallies;
}

/**
 * Lives with the site: makes ordinary edits in a copy and demands of each that the doctor refuses it with a place and
 * a way out, or that build and tests pass.
 */
export async function live(edits: readonly Edit[], kinds: readonly string[], say: Say): Promise<Tally> {
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
  return sum([...tallies, ...(await liveWith(green, kinds, say))]);
}

/** With every run of the tests, and by what shows most. The edits of each kind stand together, so a sample has some of all. */
const sample = 9;

/** All edits if they were asked for. */
export function living(say: Say, whole: boolean): Promise<Tally> {
  const all = allEdits();
  const step = Math.ceil(all.length / sample);
  return whole
    ? live(all, ['content', 'site'], say)
    : live(
        all.filter((_, at) => at % step === 0),
        ['site'],
        say,
      );
}
