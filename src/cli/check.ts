import {execFileSync} from 'node:child_process';
import {writeEditorFiles} from '../tools/vscode/files';
import {collect} from './support/processes';

const code = /\.(tsx?|mjs)$/;

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).split('\n').filter(Boolean);

/** What differs from the main branch, committed or not. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')];
}

type Step = {name: string; script: string; args: readonly string[]};

/** `npm run check`: types, lint and the tests of what changed since the main branch, side by side. */
export default async function check(): Promise<number> {
  await writeEditorFiles();
  const changed = changedFiles();
  const scripts = changed.filter((file) => code.test(file));
  const steps: Step[] = [
    {
      name: 'types',
      script: 'node_modules/typescript/bin/tsc',
      args: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc'],
    },
    {
      name: 'lint',
      script: 'node_modules/eslint/bin/eslint.js',
      args: ['--cache', '--cache-location', 'node_modules/.cache/eslint/', ...scripts],
    },
    {
      name: 'format',
      script: 'node_modules/prettier/bin/prettier.cjs',
      args: ['--check', '--ignore-unknown', ...changed],
    },
    {
      name: 'tests',
      script: 'node_modules/jest/bin/jest.js',
      args: [
        '--selectProjects',
        'unit',
        'content',
        'architecture',
        '--findRelatedTests',
        '--passWithNoTests',
        ...changed,
      ],
    },
  ];
  const needed = steps.filter(({name}) => name === 'types' || (name === 'lint' ? scripts : changed).length > 0);
  const results = await Promise.all(
    needed.map(async (step) => ({...step, ...(await collect(step.script, step.args))})),
  );
  for (const {name, code: failed, output} of results) {
    console.log(failed === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
  }
  return results.every(({code: failed}) => failed === 0) ? 0 : 1;
}
