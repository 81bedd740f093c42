import {existsSync, readFileSync} from 'node:fs';

/** The result of one kind of test: counts, and the text of what failed. */
export type Tally = {passed: number; failed: number; report: string};

export const passed: Tally = {passed: 1, failed: 0, report: ''};
export const failure = (report: string): Tally => ({passed: 0, failed: 1, report});

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  report: tallies
    .map((tally) => tally.report)
    .filter(Boolean)
    .join('\n\n'),
});

export const counts = ({passed: good, failed: bad}: Tally): string => `${good} passed, ${bad} failed`;

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {status: string; message: string}[];
};

/** Jest's JSON. A file that could not run counts as one failure, and so does a run that found no test. */
export function jestTally(file: string, output: string): Tally {
  if (!existsSync(file)) return failure(output);
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (report.numPassedTests + failed === 0) return failure('No tests were found.');
  const messages = report.testResults.filter((suite) => suite.status === 'failed').map((suite) => suite.message);
  return {passed: report.numPassedTests, failed, report: messages.join('\n')};
}

type PlaywrightResult = {errors?: readonly {message?: string}[]};
type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: readonly {status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: readonly PlaywrightResult[]}[];
};
type PlaywrightSuite = {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly PlaywrightSpec[];
};
type PlaywrightReport = {
  stats: {expected: number; unexpected: number; flaky: number};
  errors: readonly {message?: string}[];
  suites: readonly PlaywrightSuite[];
};

// oxlint-disable-next-line no-control-regex -- terminal colors begin with a control character
const colors = /\u001b\[[0-9;]*m/g;

const specsOf = (suite: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

function specReport({file, line, title, tests}: PlaywrightSpec): string {
  const errors = tests.flatMap((test) => test.results).flatMap((result) => result.errors ?? []);
  const text = errors.map((error) => error.message ?? '').join('\n');
  const again = tests.some((test) => test.status === 'flaky') ? ' (passed when retried; find out why)' : '';
  return `${file}:${line} › ${title}${again}\n${text}`;
}

/**
 * Playwright's JSON. An error outside of any test, such as a server that did not start, counts as one failure.
 * A test that passed only when retried counts as passed, and the report says what went wrong first.
 */
export function playwrightTally(file: string, output: string): Tally {
  if (!existsSync(file)) return failure(output);
  const {stats, errors, suites} = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const good = stats.expected + stats.flaky;
  const failed = stats.unexpected + errors.length;
  if (good + failed === 0) return failure('No tests were found.');
  const broken = suites
    .flatMap(specsOf)
    .filter(({tests}) => tests.some(({status}) => status === 'unexpected' || status === 'flaky'));
  const texts = [...errors.map((error) => error.message ?? ''), ...broken.map(specReport)];
  return {passed: good, failed, report: texts.join('\n\n').replace(colors, '')};
}
