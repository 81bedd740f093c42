import {formatFindings, type Finding} from '../../src/mdx/finding';
import {diagnoseQuickly} from '../../src/tools/doctor/diagnose';
import {readSources} from '../../src/mdx/sources';
import {jest} from '../run/runners';
import {failure, passed, sum, type Tally} from '../run/tally';
import {root} from '../support/files';
import {CommandRefused, openCopy, type Copy} from './copy';
import type {Edit} from './edit';
import {toPages} from './edits/pages';
import {asPasted} from './edits/pasted';
import {inWords} from './edits/words';

/** Technical terms that mean nothing to a writer. */
const jargon = /\b(undefined|NaN|TypeError|SyntaxError|ENOENT|acorn|webpack|rspack)\b|\n\s+at /;

/** The doctor's findings. If only pages changed, the quick check of the build finds the same. */
const findingsIn = (copy: Copy): Finding[] | Promise<Finding[]> =>
  copy.touched().every((file) => file.startsWith('pages/') && !file.startsWith('pages/legal/'))
    ? diagnoseQuickly(copy.folder)
    : copy.doctor();

/** Why an edit is refused; empty if the doctor finds nothing. */
async function refusal(edit: Edit, copy: Copy): Promise<string> {
  try {
    await edit.make(copy);
    return formatFindings(await findingsIn(copy));
  } catch (error) {
    if (error instanceof CommandRefused) return error.message;
    throw error;
  }
}

/** Makes the edits one after another, and undoes those that are refused. */
async function keepEdits(edits: readonly Edit[], copy: Copy): Promise<{kept: Edit[]; refused: Tally[]}> {
  const kept: Edit[] = [];
  const refused: Tally[] = [];
  for (const edit of edits) {
    const why = await refusal(edit, copy);
    if (!why) {
      copy.keep();
      kept.push(edit);
      continue;
    }
    copy.reset();
    refused.push(jargon.test(why) ? failure(`${edit.name}: the refusal uses technical terms: ${why}`) : passed);
  }
  return {kept, refused};
}

/** Edits by writers do not affect hosts and servers, and a copy has no settings for them. */
const servers = 'tests/site/(ending|hosts/|nginx/)';

/** Builds and tests a copy in which the doctor finds nothing. */
async function buildAndTest(copy: Copy, names: readonly string[]): Promise<Tally> {
  const after = names.map((name) => `  ${name}`).join('\n');
  const built = await copy.run('src/cli/run.mjs', 'build');
  if (built.code !== 0)
    return failure(`The doctor found nothing, and the build fails after:\n${after}\n${built.output}`);
  const {failed, report} = await jest(['content', 'site'], ['--testPathIgnorePatterns', servers], {cwd: copy.folder});
  if (failed > 0) return failure(`The doctor found nothing, and ${failed} tests fail after:\n${after}\n${report}`);
  return {passed: names.length, failed: 0, report: ''};
}

/** Two sites, so that conflicting edits of a page are in different ones. */
const sites = 2;

/**
 * Makes ordinary edits in copies of the site, one after another. The doctor or a command must refuse an edit in words
 * that a writer understands, or else accept it. With all accepted edits, the build and the tests must pass.
 */
export async function editScenarios(): Promise<Tally> {
  const pages = readSources(root);
  const edits = [...inWords(pages), ...asPasted(pages), ...toPages(pages)];
  const tallies = Array.from({length: sites}, async (_, site) => {
    const copy = openCopy(`edited-${site}`);
    try {
      const own = edits.filter((_edit, at) => at % sites === site);
      const {kept, refused} = await keepEdits(own, copy);
      console.log(`editScenarios: ${kept.length} of ${own.length} edits stay`);
      const found = await copy.doctor();
      if (found.length > 0) return failure(`Each edit was right, and all of them are not:\n${formatFindings(found)}`);
      return sum([
        ...refused,
        await buildAndTest(
          copy,
          kept.map(({name}) => name),
        ),
      ]);
    } finally {
      copy.discard();
    }
  });
  return sum(await Promise.all(tallies));
}
