/** @jest-environment node */
import build from '@site/src/cli/build';
import {noticeOf} from '@site/src/build/previewNotice';
import {follow} from '@site/src/tools/processes';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {newFolder} from '../support/servers';
import {shownDay} from '../support/words';

jest.mock('@site/src/tools/processes');
// The test folder has no pages or policies to check.
jest.mock('@site/src/tools/doctor/diagnose', () => ({diagnoseQuickly: () => []}));
jest.mock('@site/src/features/policies/build/versioning', () => ({archiveProblems: () => []}));

const home = process.cwd();

/** Makes the mocked Docusaurus write a page and exit with this code, at this signal if it got one. */
const engineEnds = (code: number, signal?: NodeJS.Signals) =>
  jest.mocked(follow).mockImplementation(async () => {
    mkdirSync('.build');
    writeFileSync('.build/index.html', 'new');
    if (signal) process.emit(signal);
    return code;
  });

beforeEach(() => {
  process.chdir(newFolder('build'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  mkdirSync('build');
  writeFileSync('build/index.html', 'old');
});
afterEach(() => {
  process.chdir(home);
});

const state = () => ({folders: readdirSync('.'), page: readFileSync('build/index.html', 'utf8')});

test('a successful build replaces the previous one and leaves no other folder', async () => {
  engineEnds(0);
  expect(await build([])).toBe(0);
  expect(state()).toEqual({folders: ['build'], page: 'new'});
});

test.each([
  ['failed', 1, undefined],
  ['stopped', 0, 'SIGINT' as const],
])('a %s build keeps the previous one', async (_how, code, signal) => {
  engineEnds(code, signal);
  expect(await build([])).toBe(1);
  expect(state()).toEqual({folders: ['build'], page: 'old'});
});

test('a build for publication refuses any day but today', async () => {
  process.env.BUILD_DATE = '2027-03-01';
  await expect(build([])).rejects.toThrow('BUILD_DATE is 2027-03-01, but a site for publication is always built for');
  delete process.env.BUILD_DATE;
});

test('a preview has a notice, which names the day if it is another one', () => {
  const notice = (env: Partial<NodeJS.ProcessEnv>) => noticeOf({NODE_ENV: 'production', ...env});
  expect(notice({})).toBeUndefined();
  expect(notice({PREVIEW: '1'})).toBe('Preview: this is not the published site.');
  expect(notice({BUILD_DATE: '2027-03-01'})).toContain(`this site as it will be on ${shownDay('2027-03-01')}.`);
});
