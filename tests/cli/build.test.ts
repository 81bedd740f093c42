/** @jest-environment node */
import build from '@site/src/cli/build';
import {collect} from '@site/src/tools/processes';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {newFolder} from '../support/servers';

jest.mock('@site/src/tools/processes');
// The test folder has no pages or policies to check.
jest.mock('@site/src/tools/doctor/diagnose', () => ({diagnoseQuickly: () => []}));
jest.mock('@site/src/features/policies/build/versioning', () => ({archiveProblems: () => []}));

const home = process.cwd();

/** Makes the mocked Docusaurus write a page and exit with this code. */
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

test('a failed build keeps the previous one', async () => {
  engineEnds(1);
  expect(await build([])).toBe(1);
  expect(state()).toEqual({folders: ['build'], page: 'old'});
});
