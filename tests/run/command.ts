import type {JSONReport} from '@playwright/test/reporter';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {collect} from '../../src/tools/processes';
import {newFolder} from '../support/servers';

/** The result of a kind of test: counts, and the text of what failed. */
export type Tally = {passed: number; failed: number; skipped: number; report: string};

/** Runs one program. Words choose test files, if it runs test files. */
export type Command = (words: readonly string[]) => Promise<Tally>;

export const failure = (report: string): Tally => ({passed: 0, failed: 1, skipped: 0, report});

export function sum(tallies: readonly Tally[]): Tally {
  const total = (name: 'passed' | 'failed' | 'skipped') => tallies.reduce((count, tally) => count + tally[name], 0);
  const reports = tallies.map(({report}) => report).filter(Boolean);
  return {passed: total('passed'), failed: total('failed'), skipped: total('skipped'), report: reports.join('\n\n')};
}

/** A program that counts as one test, with its output as the report if it fails. */
const program =
  (script: string, ...args: string[]): Command =>
  async () => {
    const {code, output} = await collect(script, args);
    return code === 0 ? {passed: 1, failed: 0, skipped: 0, report: ''} : failure(output.trim());
  };

export const tool = (script: string, ...args: string[]): Command => program(`node_modules/${script}`, ...args);
export const npmRun = (name: string): Command => program('src/cli/run.mjs', name);

const newReport = () => path.join(newFolder('report'), 'report.json');
const read = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {status: string; message: string}[];
};

/** A file that could not run counts as one failure. A server that a failed test left running does not keep the run. */
export const jest =
  (args: readonly string[]): Command =>
  async (words) => {
    const file = newReport();
    // Jest would take words at the end for projects.
    const all = [...words, ...args, '--maxWorkers=100%', '--forceExit', '--json', '--outputFile', file];
    const {output} = await collect('node_modules/jest/bin/jest.js', all);
    if (!existsSync(file)) return failure(output);
    const report = read<JestReport>(file);
    const failed = report.testResults.filter(({status}) => status === 'failed');
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      report: failed.map(({message}) => message).join('\n'),
    };
  };

/** An error outside of tests counts as a failure, and tests that needed a second attempt are reported. */
export const playwright =
  (args: readonly string[] = [], env?: NodeJS.ProcessEnv): Command =>
  async (words) => {
    const file = newReport();
    const all = ['test', ...args, ...words, '--reporter=dot,json'];
    const withReport = {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file};
    const {output} = await collect('node_modules/@playwright/test/cli.js', all, {env: withReport});
    if (!existsSync(file)) return failure(output);
    const {stats, errors} = read<JSONReport>(file);
    const failed = stats.unexpected + errors.length;
    const report = failed + stats.flaky > 0 ? output : '';
    return {passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, report};
  };
