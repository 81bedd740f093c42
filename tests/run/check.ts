import {execFileSync} from 'node:child_process';
import {readFileSync, watch} from 'node:fs';
import {readArguments} from '../../src/cli/support/readArguments';
import {filesIn} from '../../src/mdx/sources';
import {writeSnippets} from '../../src/tools/vscode/snippets';
import {counts, sum, type Tally} from './tally';
import {linters, tool, types} from './tools';

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).split('\n').filter(Boolean);

/** Files that differ from the main branch, committed or not. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** `content/dates` of `src/content/dates.ts`, as it ends in imports. */
const endOfImport = (file: string) => /[^/]+\/[^/]+$/.exec(file.replace(/(\/index)?\.[jt]sx?$/, ''))?.[0] ?? file;

/** The tests that changed, and those that import a changed file. */
function testsOf(files: readonly string[]): string[] {
  const ends = files.map((file) => `/${endOfImport(file)}'`);
  const importsOne = (test: string) => ends.some((end) => readFileSync(test, 'utf8').includes(end));
  const tests = filesIn('tests').filter((name) => /\.test\.tsx?$/.test(name));
  return tests.map((name) => `tests/${name}`).filter((test) => files.includes(test) || importsOne(test));
}

async function checkOnce(): Promise<Tally> {
  await writeSnippets();
  // Hidden files are settings of tools.
  const files = changedFiles().filter((file) => !file.startsWith('.'));
  const projects = ['unit', 'content', 'architecture'].flatMap((name) => ['--selectProjects', name]);
  const steps = [types, ...(files.length > 0 ? linters(files) : [])];
  const tests = testsOf(files.filter((file) => /\.[jt]sx?$/.test(file)));
  if (tests.length > 0)
    steps.push(['node_modules/jest/bin/jest.js', [...projects, '--runTestsByPath', ...tests, '--passWithNoTests']]);
  if (files.some((file) => /^(pages|static|src\/(claims|company))\//.test(file))) {
    steps.push(['src/cli/run.mjs', ['doctor']]);
  }
  const results = await Promise.all(steps.map(tool));
  const total = sum(results);
  console.log(`${total.report}\n${counts(total)}`);
  return total;
}

/** Checks again after each change until the process ends. */
function keepChecking(): Promise<never> {
  let running: Promise<unknown> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (running) return again();
      running = checkOnce().finally(() => (running = undefined));
    }, 300);
  };
  for (const folder of ['src', 'tests', 'pages']) watch(folder, {recursive: true}, again);
  again();
  return new Promise(() => undefined);
}

/** `npm run check`: checks types, lints and runs the tests of what changed since the main branch, in parallel. */
export default async function check(args: readonly string[]): Promise<number> {
  if (readArguments('check', args, {watch: {type: 'boolean'}}).values.watch) return keepChecking();
  return (await checkOnce()).failed === 0 ? 0 : 1;
}
