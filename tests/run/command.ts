import type {JSONReport} from '@playwright/test/reporter';
import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {collect} from '../../src/tools/processes';
import {failure, passed, type Tally} from './tally';

/** A Node script with its arguments, whose report is read if it is a test runner's. */
export type Command = {script: string; args: readonly string[]; env?: NodeJS.ProcessEnv};

const jestScript = 'node_modules/jest/bin/jest.js';
const playwrightScript = 'node_modules/@playwright/test/cli.js';

export const tool = (script: string, ...args: string[]): Command => ({script: `node_modules/${script}`, args});
export const npmRun = (...args: string[]): Command => ({script: 'src/cli/run.mjs', args});
export const jest = (...args: string[]): Command => ({script: jestScript, args});
export const playwright = (...args: string[]): Command => ({script: playwrightScript, args: ['test', ...args]});

/** A command for the test files that words choose, if it runs test files. Jest would take words at the end for projects. */
export function filtered(command: Command, words: readonly string[]): Command {
  if (command.script === jestScript) return {...command, args: [...words, ...command.args]};
  return command.script === playwrightScript ? {...command, args: [...command.args, ...words]} : command;
}

const newReport = () => path.join(mkdtempSync(path.join(tmpdir(), 'site-test-')), 'report.json');
const read = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {status: string; message: string}[];
};

/** A file that could not run counts as one failure. A server that a failed test left running does not keep the run. */
async function runJest({script, args, env}: Command): Promise<Tally> {
  const file = newReport();
  const {output} = await collect(
    script,
    [...args, '--maxWorkers=100%', '--forceExit', '--json', '--outputFile', file],
    {env},
  );
  if (!existsSync(file)) return failure(output);
  const report = read<JestReport>(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    report: report.testResults
      .filter(({status}) => status === 'failed')
      .map(({message}) => message)
      .join('\n'),
  };
}

/** An error outside of tests counts as a failure, and tests that needed a second attempt are reported. */
async function runPlaywright({script, args, env}: Command): Promise<Tally> {
  const file = newReport();
  const withReport = {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file};
  const {output} = await collect(script, [...args, '--reporter=dot,json'], {env: withReport});
  if (!existsSync(file)) return failure(output);
  const {stats, errors} = read<JSONReport>(file);
  const failed = stats.unexpected + errors.length;
  const report = failed + stats.flaky > 0 ? output : '';
  return {passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, report};
}

/** Any other program counts as one test, with its output as the report if it fails. */
async function runTool({script, args, env}: Command): Promise<Tally> {
  const {code, output} = await collect(script, args, {env});
  return code === 0 ? passed : failure(output.trim());
}

export function run(command: Command): Promise<Tally> {
  if (command.script === jestScript) return runJest(command);
  return command.script === playwrightScript ? runPlaywright(command) : runTool(command);
}
