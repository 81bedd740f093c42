import {formatFindings, type Finding} from '../../src/mdx/finding';
import {diagnoseQuickly} from '../../src/tools/doctor/diagnose';
import {readSources} from '../../src/mdx/sources';
import {root} from '../support/files';
import {CommandRefused, openCopy, type Copy} from '../support/copy';
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

/** Makes the edits one after another, and undoes those that are refused. Returns the names of those that stay. */
async function keepEdits(edits: readonly Edit[], copy: Copy): Promise<{kept: string[]; problems: string[]}> {
  const kept: string[] = [];
  const problems: string[] = [];
  for (const edit of edits) {
    const why = await refusal(edit, copy);
    if (why) copy.reset();
    else copy.keep();
    if (!why) kept.push(edit.name);
    else if (jargon.test(why)) problems.push(`${edit.name}: the refusal uses technical terms: ${why}`);
  }
  return {kept, problems};
}

/** Edits by writers do not affect hosts and servers, and a copy has no settings for them. */
const servers = 'tests/(build/hosting|tools/(checkLive|release|serve))/';

const pages = readSources(root);
const edits = [...inWords(pages), ...asPasted(pages), ...toPages(pages)];

/** What is wrong after half of the edits. */
async function problemsIn(half: number): Promise<string[]> {
  const copy = openCopy(`edited-${half}`);
  try {
    const own = edits.filter((_edit, at) => at % 2 === half);
    const {kept, problems} = await keepEdits(own, copy);
    const built = await copy.run('src/cli/run.mjs', 'build');
    const failures = [
      formatFindings(await copy.doctor()),
      built.code === 0 ? await copy.failedTests(servers) : built.output,
    ].filter(Boolean);
    return failures.length > 0 ? [...problems, ...failures, `after:\n  ${kept.join('\n  ')}`] : problems;
  } finally {
    copy.discard();
  }
}

test('each edit is refused in words that a writer understands, or passes the build and the tests', async () => {
  // Two sites, so that conflicting edits of a page are in different ones.
  const problems = await Promise.all([0, 1].map(problemsIn));
  expect(problems.flat().join('\n')).toBe('');
}, 3_600_000);
