/** @jest-environment node */
import build from '@site/src/cli/build';
import {afterBuild} from '@site/src/cli/support/afterBuild';
import {collect} from '@site/src/cli/support/processes';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {newFolder} from '../../support/servers';

jest.mock('@site/src/cli/support/processes');
jest.mock('@site/src/cli/support/afterBuild');
// The folder of a test has no pages and no policies to examine.
jest.mock('@site/src/tools/doctor/diagnose', () => ({diagnoseQuickly: () => []}));
jest.mock('@site/src/features/policies/build/versioning', () => ({archiveProblems: () => []}));

const steps = jest.mocked(afterBuild);
const home = process.cwd();

/** The fake engine writes half a site, then exits with this code. */
function engineEnds(code: number, folder = '.build'): void {
  jest.mocked(collect).mockImplementation(async () => {
    mkdirSync(folder);
    writeFileSync(`${folder}/index.html`, 'new');
    return {code, output: ''};
  });
}

beforeEach(() => {
  process.chdir(newFolder('build'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  steps.mockReset();
  mkdirSync('build');
  writeFileSync('build/index.html', 'old');
});
afterEach(() => {
  process.chdir(home);
});

const state = () => ({folders: readdirSync('.'), page: readFileSync('build/index.html', 'utf8')});

test('a successful build replaces the previous one, and nothing else is left', async () => {
  engineEnds(0);
  steps.mockImplementation(async (outDir) => {
    writeFileSync(`${outDir}/_headers`, '');
  });
  expect(await build([])).toBe(0);
  expect(state()).toEqual({folders: ['build'], page: 'new'});
  expect(existsSync('build/_headers')).toBe(true);
});

test('a failed build leaves the previous one as it was', async () => {
  engineEnds(1);
  expect(await build([])).toBe(1);
  expect(state()).toEqual({folders: ['build'], page: 'old'});
});

test('so does a build that fails in a step after the engine', async () => {
  engineEnds(0);
  steps.mockImplementation(async () => {
    throw new Error('A page has a style attribute.');
  });
  await expect(build([])).rejects.toThrow('A page has a style attribute.');
  expect(state()).toEqual({folders: ['build'], page: 'old'});
});

test('the gallery is built next to the site and never into it', async () => {
  engineEnds(0, '.build-gallery');
  expect(await build(['--gallery'])).toBe(0);
  expect(state()).toEqual({folders: ['build', 'build-gallery'], page: 'old'});
});
