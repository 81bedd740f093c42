/** @jest-environment node */
import {lostPages} from '@site/src/tools/doctor/lostPages';
import {siteOf} from '@site/src/tools/doctor/sources';
import type {FormerAddresses} from '@site/src/content/redirects';
import {givenWithFixtures} from '../../support/fixturePages';

const head = '---\ntitle: A page\ndescription: A page of a small site.\n---\n';

function reported(published: readonly string[], pages: readonly string[], former: FormerAddresses = {}) {
  const sources = pages.map((address) => ({file: `pages${address}.mdx`, text: `${head}\n# Words\n`}));
  const site = siteOf({...givenWithFixtures(), sections: [], former, sources});
  const files = published.map((address) => `pages${address}.mdx`);
  return lostPages(files, site).map(({file, line, message}) => `${file}:${line} ${message}`);
}

const place = 'pages/trades/bakers.mdx:1 "/trades/bakers" is on the main branch, but its page is missing here.';

describe('an address of the main branch', () => {
  const others = ['/trades/smiths'];

  test('must be a page, a redirect or marked as gone', () => {
    expect(reported(['/trades/bakers'], ['/trades/bakers'])).toEqual([]);
    expect(reported(['/trades/bakers'], others, {'/trades/bakers': '/trades/smiths'})).toEqual([]);
    expect(reported(['/trades/bakers'], others, {'/trades/bakers': 'gone'})).toEqual([]);
  });

  test('whose page was renamed or deleted by hand is reported with the commands to use', () => {
    expect(reported(['/trades/bakers', '/trades/smiths'], others)).toEqual([
      `${place} If you renamed it, run \`npm run rename -- /trades/bakers <new address>\`. If it is gone, run \`npm run remove -- /trades/bakers\`.`,
    ]);
  });

  test('that code links to, and copy around the pages, are reported with the command that restores them', () => {
    expect(reported(['/contact', '/_shell/trust'], [])).toEqual([
      'pages/contact.mdx:1 "/contact" is on the main branch, but its page is missing here. The site needs it. Restore it: git checkout HEAD -- pages/contact.mdx',
      'pages/_shell/trust.mdx:1 pages/_shell/trust.mdx is missing, and the site shows its text. Restore it: git checkout HEAD -- pages/_shell/trust.mdx',
    ]);
  });
});
