import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {printed, type Finding} from '../../src/build/mdx/finding';
import {freePort} from '../../src/cli/support/ports';
import {root} from '../support/files';
import {CommandRefused, openCopy, type Copy} from '../editScenarios/copy';
import {lacking} from '../editScenarios/verdict';
import {ensureChromium} from '../run/chromium';
import {jest, playwright} from '../run/runners';
import {failure, passed, sum, type Tally} from '../run/tally';
import {leftovers} from './firstCompany';
import {colors, correctCopy, publishPolicies, reviewClaims, runCommands} from './kestrel';

type Say = (sentence: string) => void;

/** The history of the first company's policies, which the archive of another has to bear. */
function commitAll(copy: Copy): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Kestrel', '-c', 'user.email=kestrel@example.com', ...args], {
      cwd: copy.folder,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site of another company');
}

/** What a person still has to do: look at each claim, approve each policy, and correct copy. Nothing else may be asked. */
const persons = (one: Finding) =>
  one.rule === 'claims' || one.rule === 'company' || one.file.startsWith('pages/legal/') || one.rule === 'policies';

/** Rebrands the copy, and says what the doctor should not have said, or not like that. */
async function rebrand(copy: Copy): Promise<string[]> {
  commitAll(copy);
  await runCommands(copy);
  const asked = await copy.doctor();
  const odd = asked.filter((one) => !persons(one));
  const lacks = asked.flatMap((one) => lacking(one, copy) ?? []);
  correctCopy(copy);
  await publishPolicies(copy);
  reviewClaims(copy);
  const left = await copy.doctor();
  return [...odd.map(printed), ...lacks, ...left.map(printed)];
}

const build = async (copy: Copy, ...args: string[]) => {
  const {code, output} = await copy.run('src/cli/run.mjs', 'build', ...args);
  if (code !== 0) throw new CommandRefused(output);
};

/** The tests of the machinery hold for every company; `specification` is about the first one. */
async function testMachinery(copy: Copy, say: Say): Promise<Tally[]> {
  const {path: executable} = await ensureChromium(say);
  const place = {cwd: copy.folder, env: {WHOLE: ''}};
  const env = {...place.env, CHROME_PATH: executable, PREVIEW_PORT: String(await freePort())};
  say('rebranding: its tests');
  const tests = await jest(['unit', 'content', 'site'], [], place);
  say('rebranding: its tests in the browser');
  return [tests, await playwright('rebranding', [], {cwd: copy.folder, env})];
}

/** Kestrel Labs: makes the site another company's as a person would, tests it, and looks for the first company in it. */
export async function rebranding(say: Say): Promise<Tally> {
  const copy = openCopy('kestrel');
  try {
    say('rebranding: the commands');
    const told = await rebrand(copy);
    if (told.length > 0) return failure(`The doctor of the new company says:\n${told.join('\n')}`);
    say('rebranding: its build');
    await build(copy);
    const left = await leftovers(path.join(copy.folder, 'build'), path.join(root, 'build'), colors);
    if (left.length > 0) return failure(left.join('\n'));
    await build(copy, '--gallery');
    return sum([passed, ...(await testMachinery(copy, say))]);
  } finally {
    copy.discard();
  }
}
