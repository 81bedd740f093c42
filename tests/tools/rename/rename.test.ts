/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {movePage} from '@site/src/tools/rename';
import {lostPages} from '@site/src/tools/doctor/lostPages';
import {formerFile, readSite, synonymsFile} from '@site/src/tools/doctor/sources';
import {writeFiles} from '@site/src/tools/writeFiles';
import {menusFile} from '@site/src/content/navigation';
import {newFolder} from '../../support/servers';

const page = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\n${fields}---\n\n# ${title}\n\n${body}\n`;

const files: Record<string, string> = {
  'pages/index.mdx': page(
    'Home',
    'See [the bakers](/trades/bakers?from=home#bread), <Action to="/trades/bakers">them</Action> and [ovens](/trades/bakers-ovens).\n\n[more]: /trades/bakers/rolls',
  ),
  'pages/contact.mdx': page('Contact', 'Ask.'),
  'pages/trades/bakers.mdx': page('Bakers', 'With [rolls](/trades/bakers/rolls).'),
  'pages/trades/bakers/rolls.mdx': page('Rolls', 'From [bakers](/trades/bakers).'),
  'pages/trades/smiths.mdx': page('Smiths', 'Iron.'),
  'pages/trades/potters.mdx': page('Potters', 'Clay.', 'draft: true\n'),
  'pages/legal/terms.mdx': page('Terms', 'Yes.'),
  [menusFile]: '{"items": [{"to": "/trades/bakers#bread", "label": "Bread"}]}\n',
  [synonymsFile]: '[{"terms": ["bread"], "to": "/trades/bakers"}]\n',
  [formerFile]: '{"/bread": "/trades/bakers"}\n',
};

let root = '';
const at = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const rename = (from: string, to: string) => movePage(root, {from, to, isRemoved: false});
const remove = (from: string, to?: string) => movePage(root, {from, to, isRemoved: true});

beforeEach(() => {
  root = newFolder('rename');
  writeFiles(root, files);
});

test('a renamed page takes along the pages below it, all links, and its redirects', () => {
  const summary = rename('/trades/bakers', '/trades/bakery/');
  expect(existsSync(at('pages/trades/bakers.mdx'))).toBe(false);
  expect(read('pages/trades/bakery.mdx')).toContain('With [rolls](/trades/bakery/rolls).');
  expect(read('pages/trades/bakery/rolls.mdx')).toContain('From [bakers](/trades/bakery).');
  expect(read('pages/index.mdx')).toContain(
    'See [the bakers](/trades/bakery?from=home#bread), <Action to="/trades/bakery">them</Action> and [ovens](/trades/bakers-ovens).\n\n[more]: /trades/bakery/rolls',
  );
  expect(read(menusFile)).toContain('"/trades/bakery#bread"');
  expect(read(synonymsFile)).toContain('"/trades/bakery"');
  expect(JSON.parse(read(formerFile))).toEqual({
    '/bread': '/trades/bakery',
    '/trades/bakers': '/trades/bakery',
    '/trades/bakers/rolls': '/trades/bakery/rolls',
  });
  expect(summary).toContain('pages/trades/bakers.mdx → pages/trades/bakery.mdx');
  expect(summary).toContain('/trades/bakers redirects to /trades/bakery');
});

test('a draft leaves no redirect, and a page can return to a former address', () => {
  rename('/trades/potters', '/trades/pottery');
  expect(read(formerFile)).toBe(files[formerFile]);
  rename('/trades/smiths', '/trades/forge');
  rename('/trades/forge', '/trades/smiths');
  expect(JSON.parse(read(formerFile))).toMatchObject({'/trades/forge': '/trades/smiths'});
  expect(JSON.parse(read(formerFile))).not.toHaveProperty('/trades/smiths');
});

test('a removed page is deleted, and its address and the links to it lead to the given page', () => {
  remove('/trades/bakers', '/contact');
  expect(existsSync(at('pages/trades/bakers/rolls.mdx'))).toBe(false);
  expect(read('pages/index.mdx')).toContain('[the bakers](/contact), <Action to="/contact">');
  expect(read(menusFile)).toContain('"to": "/contact"');
  expect(JSON.parse(read(formerFile))).toMatchObject({'/bread': '/contact', '/trades/bakers/rolls': '/contact'});
});

test('a page that is removed without a target is marked as gone, and links to it are left to the doctor', () => {
  expect(remove('/trades/bakers')).toContain('/trades/bakers answers with the 404 page');
  expect(read('pages/index.mdx')).toBe(files['pages/index.mdx']);
  expect(JSON.parse(read(formerFile))).toMatchObject({'/bread': 'gone', '/trades/bakers': 'gone'});
});

test('a file that was renamed by hand is named by the doctor, and the command does the rest', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {cwd: root, stdio: 'pipe'});
  git('init', '--quiet', '--initial-branch=main');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Begin');
  writeFiles(root, {'pages/trades/forge.mdx': read('pages/trades/smiths.mdx'), 'pages/trades/smiths.mdx': null});
  expect(lostPages(root, readSite(root)).map(({file, message}) => `${file} ${message}`)).toEqual([
    'pages/trades/smiths.mdx "/trades/smiths" is on the main branch, but its page is missing here. If you renamed it, run `npm run rename -- /trades/smiths <new address>`. If it is gone, run `npm run remove -- /trades/smiths`.',
  ]);
  rename('/trades/smiths', '/trades/forge');
  expect(JSON.parse(read(formerFile))).toMatchObject({'/trades/smiths': '/trades/forge'});
});

test('a move that fails midway leaves every file in place', () => {
  // A folder in place of the last file makes the write fail.
  mkdirSync(at(`${formerFile}.new`));
  expect(() => rename('/trades/bakers', '/bread/ovens')).toThrow('EISDIR');
  for (const [file, text] of Object.entries(files)) expect(read(file)).toBe(text);
});

test.each([
  ['a rename of the home page', '/', '/home', /^The home page/],
  ['a rename of a policy', '/legal/terms', '/terms', /^Policies keep their addresses/],
  ['a rename of a page that code needs', '/contact', '/ask', /^The code of the site links to "\/contact"/],
  ['a rename of an unknown page', '/trades/baker', '/x', /Did you mean "\/trades\/bakers"\?$/],
  ['a rename to an existing page', '/trades/smiths', '/trades/bakers', /is already a page: pages\/trades\/bakers\.mdx/],
  ['a rename to an invalid address', '/trades/smiths', '/robots.txt', /is not a valid address/],
])('%s is refused', (_, from, to, sentence) => {
  expect(() => rename(from, to)).toThrow(sentence);
});

test('a removed page cannot be replaced by an unknown page, by itself or by a draft', () => {
  for (const to of ['/trades/smith', '/trades/bakers/rolls'])
    expect(() => remove('/trades/bakers', to)).toThrow(`"${to}" is not a page that stays`);
  expect(() => remove('/trades/bakers', '/trades/potters')).toThrow('is a draft');
});

test('a page to which a published policy links is only removed with a page that replaces it', () => {
  writeFiles(root, {'versioned_docs/version-2024-01-01/terms.mdx': 'See [bakers](/trades/bakers).'});
  expect(() => remove('/trades/bakers')).toThrow(/: versioned_docs\/version-2024-01-01\/terms\.mdx\. Add --to/);
  expect(remove('/trades/bakers', '/contact')).toContain('redirects to /contact');
});
