import {collect} from '../../src/tools/processes';
import {failure, passed, type Tally} from './tally';

const bin = (name: string) => `node_modules/${name}`;
const cache = (name: string) => ['--cache', '--cache-location', `node_modules/.cache/${name}.json`];

type Tool = readonly [script: string, args: readonly string[]];

export const types: Tool = [
  bin('typescript-7/bin/tsc'),
  ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc'],
];

/** The linters, for all or some files. */
export const linters = (files: readonly string[] = ['.']): readonly Tool[] => [
  [bin('oxlint/bin/oxlint'), []],
  [bin('prettier/bin/prettier.cjs'), [...files, '--check', '--ignore-unknown', '--log-level=warn', '--cache']],
  [bin('stylelint/bin/stylelint.mjs'), ['src/**/*.css', '--max-warnings=0', ...cache('stylelint')]],
  [bin('cspell/bin.mjs'), [...files, '--no-progress', '--no-summary', '--no-must-find-files', ...cache('cspell')]],
  ['tests/run/phrases.mjs', []],
];

/** Runs a tool as one test, with its output as the report if it fails. */
export async function tool([script, args]: Tool): Promise<Tally> {
  const {code, output} = await collect(script, args);
  return code === 0 ? passed : failure(output.trim());
}
