import type {JSONReport} from '@playwright/test/reporter';
import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {collect} from '../../src/tools/processes';
import {failure, type Tally} from './tally';

/** Where the tests run: in this repository, or in a copy of it. */
export type Place = {cwd?: string; env?: NodeJS.ProcessEnv};

const newReport = () => path.join(mkdtempSync(path.join(tmpdir(), 'site-test-')), 'report.json');

const tallyOf = (passed: number, failed: number, report: string): Tally =>
  passed + failed === 0 ? failure('No tests were found.') : {passed, failed, report};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {status: string; message: string}[];
};

/** Runs Jest. A file that could not run counts as one failure. */
export async function jest(projects: readonly string[], args: readonly string[] = [], place: Place = {}) {
  const file = newReport();
  const all = [...args, '--selectProjects', ...projects, '--json', '--outputFile', file];
  const {output} = await collect('node_modules/jest/bin/jest.js', all, place);
  if (!existsSync(file)) return failure(output);
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const broken = report.testResults.filter(({status}) => status === 'failed').map(({message}) => message);
  return tallyOf(report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites, broken.join('\n'));
}

/** Runs Playwright. An error outside of tests counts as a failure, and flaky tests are reported. */
export async function playwright(args: readonly string[], {cwd, env}: Place = {}): Promise<Tally> {
  const file = newReport();
  const all = ['test', '--reporter=dot,json', ...args];
  const place = {cwd, env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file}};
  const {output} = await collect('node_modules/@playwright/test/cli.js', all, place);
  if (!existsSync(file)) return failure(output);
  const {stats, errors} = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  const failed = stats.unexpected + errors.length;
  return tallyOf(stats.expected + stats.flaky, failed, failed + stats.flaky > 0 ? output : '');
}
