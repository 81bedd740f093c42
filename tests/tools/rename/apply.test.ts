/** @jest-environment node */
import {planRename} from '@site/src/tools/rename/plans';
import {apply, type State} from '@site/src/tools/rename/state';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesIn, root as repository} from '../../support/files';
import {filesOf, page, smallSite} from './smallSite';

let root = '';
const at = (file: string) => path.join(root, file);

/** Writes the small site to disk, with one page in a separate folder. */
function written(): State {
  const state = smallSite({pages: {'pages/yard/oven.mdx': page('Oven', 'Words.', ['unlisted: true'])}});
  for (const [file, text] of filesOf(state)) {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    writeFileSync(at(file), text);
  }
  return {...state, root};
}

const pages = () => filesIn(path.relative(repository, at('pages'))).map((file) => file.split('/pages/')[1]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'moving-'));
  cpSync(path.join(repository, '.prettierrc'), at('.prettierrc'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

const renamed = (state: State) => planRename(state, '/yard/oven', '/bread/oven').after;

test('a renamed page is moved to its new folder, and unchanged pages are not rewritten', () => {
  const state = written();
  const before = statSync(at('pages/help.mdx')).mtimeMs;
  apply(state, renamed(state));
  expect(pages()).toEqual(['bread/oven.mdx', 'help.mdx', 'index.mdx', 'trades/bakers.mdx', 'trades/smiths.mdx']);
  expect(statSync(at('pages/help.mdx')).mtimeMs).toBe(before);
  expect(readFileSync(at('src/content/formerPages.json'), 'utf8')).toBe('{\n  "/yard/oven": "/bread/oven"\n}\n');
});

test('a rename that fails midway leaves every file in place', () => {
  const state = written();
  const after = renamed(state);
  const before = pages();
  // A folder in place of the last file makes the write fail.
  mkdirSync(at('src/content/formerPages.json.new'));
  expect(() => apply(state, after)).toThrow('EISDIR');
  expect(pages()).toEqual(before);
});
