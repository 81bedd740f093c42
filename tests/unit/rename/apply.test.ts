/** @jest-environment node */
import {apply} from '@site/src/tools/rename/apply';
import {planMove} from '@site/src/tools/rename/move';
import {planRemove} from '@site/src/tools/rename/remove';
import type {State} from '@site/src/tools/rename/state';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesIn, root as repository} from '../../support/files';
import {page, smallSite} from './smallSite';

let root = '';
const at = (file: string) => path.join(root, file);

/** The small site on disk, with a page and its picture in a folder of their own. */
function written(): State {
  const state = smallSite({
    pages: {'pages/yard/oven.mdx': page('Oven', '![Two people at an oven](./oven.jpg)')},
    pictures: ['pages/yard/oven.jpg'],
  });
  for (const [file, text] of [...state.pages, ...state.lists, ['pages/yard/oven.jpg', 'A picture']] as const) {
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

test('a page that moves takes its picture, its folder goes, and no other page is written', () => {
  const state = written();
  const before = statSync(at('pages/help.mdx')).mtimeMs;
  const plan = planMove(state, ['/yard/oven', '/bread/oven']);
  if ('refused' in plan) throw new Error(plan.refused);
  apply(state, plan);
  expect(pages()).toEqual([
    'bread/oven.jpg',
    'bread/oven.mdx',
    'help.mdx',
    'index.mdx',
    'trades/bakers.mdx',
    'trades/smiths.mdx',
  ]);
  expect(readFileSync(at('pages/bread/oven.jpg'), 'utf8')).toBe('A picture');
  expect(statSync(at('pages/help.mdx')).mtimeMs).toBe(before);
  expect(readFileSync(at('src/content/formerPages.json'), 'utf8')).toBe('{\n  "/yard/oven": "/bread/oven"\n}\n');
});

test('a page that is removed leaves tidy files', () => {
  const state = written();
  const plan = planRemove(state, {address: '/trades/smiths', to: undefined});
  if ('refused' in plan) throw new Error(plan.refused);
  apply(state, plan);
  expect(pages()).not.toContain('trades/smiths.mdx');
  expect(readFileSync(at('docusaurus.config.ts'), 'utf8')).toContain(
    "        items: [{to: '/help#first', label: 'First'}],\n",
  );
});

test('a move that fails half-way leaves everything where it was', () => {
  const state = written();
  const plan = planMove(state, ['/yard/oven', '/bread/oven']);
  if ('refused' in plan) throw new Error(plan.refused);
  const before = pages();
  // The last file that would be written cannot be.
  rmSync(at('src/content/formerPages.json'));
  mkdirSync(at('src/content/formerPages.json'));
  expect(() => apply(state, plan)).toThrow('EISDIR');
  expect(pages()).toEqual(before);
  expect(readFileSync(at('pages/yard/oven.jpg'), 'utf8')).toBe('A picture');
});
