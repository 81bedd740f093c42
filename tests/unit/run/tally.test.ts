/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {counts, failure, jestTally, passed, playwrightTally, sum} from '@site/tests/run/tally';

function report(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const jestReport = (numbers: object) =>
  report({numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [], ...numbers});

describe('the summary of a run', () => {
  test('adds up the kinds and keeps their reports', () => {
    const total = sum([passed, failure('A broke.'), passed, failure('B broke.')]);
    expect(counts(total)).toBe('2 passed, 2 failed');
    expect(total.report).toBe('A broke.\n\nB broke.');
  });
});

describe("Jest's report", () => {
  test('gives its counts and the text of what failed', () => {
    const file = jestReport({
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        {status: 'passed', message: 'fine'},
        {status: 'failed', message: 'not fine'},
      ],
    });
    expect(jestTally(file, '')).toEqual({passed: 3, failed: 1, report: 'not fine'});
  });

  test('counts a file that could not run as a failure', () => {
    expect(jestTally(jestReport({numPassedTests: 3, numRuntimeErrorTestSuites: 1}), '').failed).toBe(1);
  });

  test('fails a kind without tests', () => {
    expect(jestTally(jestReport({}), '')).toEqual(failure('No tests were found.'));
  });

  test('that was never written fails with what Jest said', () => {
    expect(jestTally('/no/such/report.json', 'bad option')).toEqual(failure('bad option'));
  });
});

describe("Playwright's report", () => {
  const red = '\u001b[31m';
  const plain = '\u001b[39m';
  const spec = {title: 'opens', file: 'menu.spec.ts', line: 7};

  test('names the place of each failure, without the colors of a terminal', () => {
    const tests = [{status: 'unexpected', results: [{errors: [{message: `${red}not visible${plain}`}]}]}];
    const file = report({
      stats: {expected: 4, unexpected: 1, flaky: 0},
      errors: [],
      suites: [{title: 'menu', suites: [{title: 'inner', specs: [{...spec, tests}]}]}],
    });
    expect(playwrightTally(file, '')).toEqual({
      passed: 4,
      failed: 1,
      report: 'menu.spec.ts:7 › opens\nnot visible',
    });
  });

  test('passes what passed when retried, and says so', () => {
    const tests = [{status: 'flaky', results: [{errors: [{message: 'not visible'}]}, {errors: []}]}];
    const file = report({
      stats: {expected: 4, unexpected: 0, flaky: 1},
      errors: [],
      suites: [{title: 'menu', specs: [{...spec, tests}]}],
    });
    expect(playwrightTally(file, '')).toEqual({
      passed: 5,
      failed: 0,
      report: 'menu.spec.ts:7 › opens (passed when retried; find out why)\nnot visible',
    });
  });

  test('counts an error outside any test', () => {
    const file = report({
      stats: {expected: 0, unexpected: 0, flaky: 0},
      errors: [{message: 'The server did not start.'}],
      suites: [],
    });
    expect(playwrightTally(file, '')).toEqual(failure('The server did not start.'));
  });
});
