/** @jest-environment node */
import {synonymsFile} from '@site/src/tools/doctor/sources';
import {planRemove} from '@site/src/tools/rename/plans';
import {findingsIn, type State} from '@site/src/tools/rename/state';
import {page, smallSite, textOf, trade} from './smallSite';

const removed = (state: State, address: string, to?: string) => planRemove(state, {address, to});

const linked = (body: string) => smallSite({pages: {'pages/index.mdx': page('Home', body)}});

describe('a removed page', () => {
  test('is deleted with its synonyms, and its address is marked as gone', () => {
    const {after} = removed(linked('Words.'), '/trades/bakers');
    expect(textOf(after, 'pages/trades/bakers.mdx')).toBeUndefined();
    expect(after.given.former).toEqual({'/trades/bakers': 'gone'});
    expect(after.given.synonyms.map(({to}) => to)).toEqual(['/trades/smiths']);
    expect(findingsIn(after)).toEqual([]);
  });

  test('takes along the examples of its figures, which are listed first', () => {
    const example = (to: string) => `<Example to="${to}" kind="Bakes">\n\n### From ${to}\n\nBread.\n\n</Example>\n\n`;
    const body = `${example('/trades/smiths')}${example('/trades/bakers')}Words.`;
    const {after, summary} = removed(linked(body), '/trades/bakers', '/help');
    expect(textOf(after, 'pages/index.mdx')).toContain('</Example>\n\nWords.');
    expect(textOf(after, 'pages/index.mdx')).not.toContain('/trades/bakers');
    expect(summary[0]).toMatch(/^pages\/index\.mdx:17: the example is removed/);
  });

  test('redirects to a given page, and links to it are updated', () => {
    const {after, summary} = removed(smallSite({former: {'/bread': '/trades/bakers'}}), '/trades/bakers', '/help');
    expect(after.given.former).toEqual({'/bread': '/help', '/trades/bakers': '/help'});
    expect(textOf(after, 'pages/index.mdx')).toContain('See [the bakers](/help) and <Action to="/help">them</Action>.');
    expect(after.given.synonyms).toContainEqual({terms: ['bread'], to: '/help', because: 'They bake it.'});
    expect(summary).toEqual([
      'pages/trades/bakers.mdx: deleted',
      'pages/index.mdx: 2 links updated',
      `${synonymsFile}: 1 link updated`,
      '/bread redirects to /help',
      '/trades/bakers redirects to /help',
    ]);
    expect(findingsIn(after)).toEqual([]);
  });

  test('is removed with the pages below it', () => {
    const state = smallSite({pages: {'pages/bread.mdx': page('Bread'), 'pages/bread/rolls.mdx': page('Rolls')}});
    const {after} = removed(state, '/bread');
    expect(after.given.sources.filter(({file}) => file.startsWith('pages/bread'))).toEqual([]);
    expect(after.given.former).toEqual({'/bread': 'gone', '/bread/rolls': 'gone'});
  });

  test('is not marked as gone if it was a draft', () => {
    const state = smallSite({pages: {'pages/trades/potters.mdx': trade('Potters', 'Clay.', ['draft: true'])}});
    expect(removed(state, '/trades/potters').after.given.former).toEqual({});
  });
});

describe('a removal is refused', () => {
  test.each([
    ['of the home page', '/', undefined, /^The home page/],
    ['of an unknown page', '/trades/baker', undefined, /Did you mean "\/trades\/bakers"\?$/],
    ['with an unknown target', '/trades/bakers', '/trades/smith', /Did you mean "\/trades\/smiths"\?$/],
    ['with itself as the target', '/trades/bakers', '/trades/bakers', /is removed too/],
    ['with a file as the target', '/trades/bakers', '/robots.txt', /is not a page/],
  ])('%s', (_, address, to, sentence) => {
    expect(() => removed(smallSite(), address, to)).toThrow(sentence);
  });

  test('while pages link to it, with the place of each link', () => {
    const state = linked('[Bakers](/trades/bakers) and <Action to="/trades/bakers">Them</Action>.');
    expect(() => removed(state, '/trades/bakers')).toThrow(
      /(\npages\/index\.mdx:\d+:\d+ .*){2}\n.* add --to and the address of a page that replaces it\.$/,
    );
  });

  test('while the menus list it or its section', () => {
    expect(() => removed(smallSite(), '/help')).toThrow(/\nsrc\/content\/menus\.json:\d+:1 "\/help" is not a page/);
    expect(() => removed(linked('Words.'), '/trades')).toThrow(
      /\nsrc\/content\/menus\.json:\d+:1 The section "trades" has no/,
    );
  });

  test('if a published policy links to it', () => {
    const archive = {'versioned_docs/version-2024-01-01/terms.mdx': 'See [bakers](/trades/bakers).'};
    const pages = {'pages/index.mdx': page('Home')};
    expect(() => removed(smallSite({archive, pages}), '/trades/bakers')).toThrow(
      /\nversioned_docs\/version-2024-01-01\/terms\.mdx: 1 link\n/,
    );
  });
});
