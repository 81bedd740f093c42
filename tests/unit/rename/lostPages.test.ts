/** @jest-environment node */
import {features} from '@site/src/company';
import type {Lists} from '@site/src/tools/doctor/lists';
import {synonymsFile, unreadableLists} from '@site/src/tools/doctor/lists';
import {lostPages} from '@site/src/tools/doctor/lostPages';
import {siteOf} from '@site/src/tools/doctor/sources';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const head = '---\ntitle: A page\ndescription: A page of a small site.\n---\n';

function told(published: readonly string[], pages: readonly string[], more: Partial<Lists> = {}, needed = '') {
  const site = siteOf({
    sources: pages.map((address) => ({file: `pages${address}.mdx`, text: `${head}\n# Words\n`})),
    others: new Set(),
    sections: [],
    pictures: () => undefined,
    files: () => false,
    former: {},
    evidence: {},
    features,
  });
  const lists: Lists = {
    navigation: {navbar: {items: []}, footer: {links: [], copyright: ''}},
    former: {},
    synonyms: [],
    published,
    textOf: () => '',
    ...more,
  };
  const named = new Map(needed ? [[needed, 'src/components/forms.ts:4']] : []);
  return lostPages(lists, site, named).map(({file, line, message}) => `${file}:${line} ${message}`);
}

const place = 'pages/trades/bakers.mdx:1 "/trades/bakers" is on the main branch, and its page is missing here.';

describe('an address of the main branch', () => {
  const others = ['/trades/smiths'];

  test('is a page, a redirect or known to be gone', () => {
    expect(told(['/trades/bakers'], ['/trades/bakers'])).toEqual([]);
    expect(told(['/trades/bakers'], others, {former: {'/trades/bakers': '/trades/smiths'}})).toEqual([]);
    expect(told(['/trades/bakers'], others, {former: {'/trades/bakers': 'gone'}})).toEqual([]);
  });

  test('whose page was deleted by hand is reported with the command that says so', () => {
    expect(told(['/trades/bakers', '/trades/smiths'], others)).toEqual([
      `${place} Run \`npm run remove -- /trades/bakers\`, or add --to and the address of a page that replaces it.`,
    ]);
  });

  test.each([
    ['is called alike', ['/trades/bakery', '/trades/other', '/top'], '/trades/bakery'],
    ['is the only new one beside it', ['/trades/bread', '/top'], '/trades/bread'],
  ])('whose page was renamed by hand is reported with the page that %s', (_, fresh, now) => {
    expect(told(['/trades/bakers', '/trades/smiths'], [...others, ...fresh])).toEqual([
      `${place} If it is ${now} now, run \`npm run rename -- /trades/bakers ${now}\`. If it is gone, run \`npm run remove -- /trades/bakers\`.`,
    ]);
  });

  test('that the site cannot do without is to be restored', () => {
    expect(told(['/trades/bakers'], [], {}, '/trades/bakers')).toEqual([
      `${place} The site needs it, see src/components/forms.ts:4. Restore it: git checkout HEAD -- pages/trades/bakers.mdx`,
    ]);
  });
});

describe('files of the site', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'addresses-'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });

  test('with addresses that cannot be read are reported with the line', () => {
    write('src/content/formerPages.json', '{\n  "/a": "/b"\n  "/c": "/d"\n}\n');
    write(synonymsFile, '[]');
    expect(unreadableLists(root)).toEqual([
      expect.objectContaining({
        file: 'src/content/formerPages.json',
        line: 2,
        message: expect.stringContaining('ends with a comma') as string,
      }),
    ]);
  });
});
