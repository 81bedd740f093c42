/** @jest-environment node */
import {synonymsFile} from '@site/src/tools/doctor/sources';
import {menusFile} from '@site/src/content/navigation';
import {planRename} from '@site/src/tools/rename/plans';
import {findingsIn} from '@site/src/tools/rename/state';
import {page, smallSite, textOf, trade} from './smallSite';

const linesWith = (text: string | undefined, word: string) => text?.split('\n').filter((line) => line.includes(word));

describe('a renamed page', () => {
  test('has all links to it updated, with their queries and anchors', () => {
    const {after} = planRename(smallSite(), '/trades/bakers', '/trades/bakery');
    expect(textOf(after, 'pages/trades/bakers.mdx')).toBeUndefined();
    expect(textOf(after, 'pages/trades/bakery.mdx')).toBe(textOf(smallSite(), 'pages/trades/bakers.mdx'));
    expect(linesWith(textOf(after, 'pages/index.mdx'), '/trades/')).toEqual([
      'See [the bakers](/trades/bakery?from=home#bread) and <Action to="/trades/bakery">them</Action>.',
    ]);
    expect(findingsIn(after)).toEqual([]);
  });

  test('keeps its synonyms', () => {
    const {after} = planRename(smallSite(), '/trades/smiths', '/trades/forge');
    expect(after.given.synonyms.map(({to}) => to)).toEqual(['/trades/bakers', '/trades/forge']);
  });

  test('keeps its links in the menus and the footer', () => {
    const {after, summary} = planRename(smallSite(), '/help', '/ask');
    const {navbar, footer} = after.given.navigation;
    expect(navbar.items.at(-1)).toEqual({to: '/ask', label: 'Help', position: 'right'});
    expect(footer.links.at(-1)?.items).toEqual([{to: '/ask#first', label: 'First'}]);
    expect(summary).toContain(`${menusFile}: 2 links updated`);
    expect(findingsIn(after)).toEqual([]);
  });

  test('keeps the claims that only it may make', () => {
    const text = textOf(smallSite(), 'pages/trades/bakers.mdx')?.replace('Bread', '{claim:ovens} ovens');
    const state = smallSite({pages: {'pages/trades/bakers.mdx': text}});
    const {after} = planRename(state, '/trades/bakers', '/trades/bakery');
    expect(after.given.evidence['ovens']?.onlyOn).toEqual(['pages/trades/bakery.mdx']);
  });

  test('leaves a redirect at its old address', () => {
    const {after} = planRename(smallSite(), '/trades/smiths', '/trades/forge');
    expect(after.given.former).toEqual({'/trades/smiths': '/trades/forge'});
  });

  test('has its older addresses redirect directly, and can return to one of them', () => {
    const once = planRename(
      smallSite({former: {'/bread': '/trades/bakers'}}),
      '/trades/bakers',
      '/trades/bakery',
    ).after;
    expect(once.given.former).toEqual({'/bread': '/trades/bakery', '/trades/bakers': '/trades/bakery'});
    const back = planRename(once, '/trades/bakery', '/trades/bakers').after;
    expect(back.given.former).toEqual({'/bread': '/trades/bakers', '/trades/bakery': '/trades/bakers'});
  });

  test('is moved with the pages below it', () => {
    const state = smallSite({
      pages: {
        'pages/trades/bakers/rolls.mdx': trade('Rolls', 'From [bakers](/trades/bakers).'),
        'pages/help.mdx': page(
          'Help',
          '## First\n\n[Rolls](/trades/bakers/rolls#about-rolls) and [more].\n\n[more]: /trades/bakers/rolls',
        ),
      },
    });
    const {after, summary} = planRename(state, '/trades/bakers', '/trades/bakery');
    expect(textOf(after, 'pages/trades/bakery/rolls.mdx')).toContain('From [bakers](/trades/bakery).');
    expect(textOf(after, 'pages/help.mdx')).toContain(
      '[Rolls](/trades/bakery/rolls#about-rolls) and [more].\n\n[more]: /trades/bakery/rolls',
    );
    expect(after.given.former['/trades/bakers/rolls']).toBe('/trades/bakery/rolls');
    expect(summary).toContain('pages/help.mdx: 2 links updated');
  });

  test('leaves no redirect if it is a draft', () => {
    const state = smallSite({pages: {'pages/trades/potters.mdx': trade('Potters', 'Clay.', ['draft: true'])}});
    expect(planRename(state, '/trades/potters', '/trades/pottery').after.given.former).toEqual({});
  });

  test('can have been renamed by hand before', () => {
    const text = textOf(smallSite(), 'pages/trades/bakers.mdx');
    const state = smallSite({pages: {'pages/trades/bakers.mdx': undefined, 'pages/trades/bread.mdx': text}});
    expect(findingsIn(state).map(({file}) => file)).toEqual(
      expect.arrayContaining(['pages/trades/bakers.mdx', synonymsFile, 'pages/index.mdx']),
    );
    const {after} = planRename(state, '/trades/bakers', '/trades/bread');
    expect(findingsIn(after)).toEqual([]);
    expect(after.given.former).toEqual({'/trades/bakers': '/trades/bread'});
  });
});

test('the pictures of a renamed page stay in place, and their addresses in the page change', () => {
  const shows = '![Two people at an oven](./oven.jpg)\n\n<Picture src="./oven.jpg" alt="The oven of the bakers" />';
  const state = smallSite({
    pages: {'pages/bakers.mdx': page('Ovens', shows, ['unlisted: true'])},
    pictures: ['pages/oven.jpg'],
  });
  const {after} = planRename(state, '/bakers', '/bread/ovens');
  expect(textOf(after, 'pages/bread/ovens.mdx')).toContain(shows.replaceAll('./oven.jpg', '../oven.jpg'));
  expect(findingsIn(after)).toEqual([]);
});

describe('a rename is refused', () => {
  const state = smallSite();

  test.each([
    ['of the home page', ['/', '/home'], /^The home page/],
    ['of a policy', ['/legal/terms', '/terms'], /^Policies keep their addresses/],
    ['of an unknown page', ['/trades/baker', '/x'], /Did you mean "\/trades\/bakers"\?$/],
    ['to an existing page', ['/help', '/trades/bakers'], /is already a page: pages\/trades\/bakers\.mdx/],
    ['to an invalid address', ['/help', '/robots.txt'], /is not a valid address/],
    [
      'to an address among the policies',
      ['/help', '/legal/help'],
      /\npages\/legal\/help\.mdx:\d+:1 "summary" is missing/,
    ],
    ['to its own address', ['/help', '/help/'], /"\/help" is already a page/],
  ])('%s', (_, [from = '', to = ''], sentence) => {
    expect(() => planRename(state, from, to)).toThrow(sentence);
  });

  test('if it would leave a section without pages', () => {
    const one = smallSite({pages: {'pages/trades/smiths.mdx': undefined, 'pages/trades/bakers.mdx': page('Bakers')}});
    expect(() => planRename(one, '/trades/bakers', '/bakers')).toThrow(
      /\nsrc\/content\/menus\.json:\d+:1 The section "trades" has no pages\./,
    );
  });

  test('if the page would need other fields', () => {
    expect(() => planRename(state, '/trades/bakers', '/bakers')).toThrow(
      /\npages\/bakers\.mdx:\d+:1 "line" is not a field of this page\.[^]*git mv pages\/trades\/bakers\.mdx pages\/bakers\.mdx$/,
    );
  });
});
