/** @jest-environment node */
import {synonymsFile} from '@site/src/tools/doctor/lists';
import {planMove} from '@site/src/tools/rename/move';
import type {Plan} from '@site/src/tools/rename/plan';
import {evidenceFile, findingsIn, formerIn, listIn, type State} from '@site/src/tools/rename/state';
import {configFile} from '@site/src/build/navigation';
import {page, smallSite, trade} from './smallSite';

function moved(state: State, from: string, to: string): Plan {
  const plan = planMove(state, [from, to]);
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

const refusal = (state: State, ...asked: string[]) => {
  const plan = planMove(state, asked);
  return 'refused' in plan ? plan.refused : 'It was moved.';
};

const linesWith = (text: string | undefined, word: string) => text?.split('\n').filter((line) => line.includes(word));

test('the small site has no problems', () => {
  expect(findingsIn(smallSite())).toEqual([]);
});

describe('a page that moves', () => {
  test('takes its links along, with their queries and anchors', () => {
    const {after} = moved(smallSite(), '/trades/bakers', '/trades/bakery');
    expect([...after.pages.keys()]).not.toContain('pages/trades/bakers.mdx');
    expect(after.pages.get('pages/trades/bakery.mdx')).toBe(smallSite().pages.get('pages/trades/bakers.mdx'));
    expect(linesWith(after.pages.get('pages/index.mdx'), '/trades/')).toEqual([
      'See [the bakers](/trades/bakery?from=home#bread) and <Action to="/trades/bakery">them</Action>.',
    ]);
    expect(findingsIn(after)).toEqual([]);
  });

  test('takes menus, synonyms and claims along, and nothing else of their files changes', () => {
    const {after} = moved(smallSite(), '/trades/smiths', '/trades/forge');
    const before = smallSite();
    const now = (file: string) => listIn(before, file).replaceAll('trades/smiths', 'trades/forge');
    for (const file of [configFile, evidenceFile]) expect(listIn(after, file)).toBe(now(file));
    expect(JSON.parse(listIn(after, synonymsFile))).toEqual(JSON.parse(now(synonymsFile)));
  });

  test('leaves its address as a redirect', () => {
    const {after} = moved(smallSite(), '/trades/smiths', '/trades/forge');
    expect(formerIn(after)).toEqual({'/trades/smiths': '/trades/forge'});
  });

  test('is told in one line a file', () => {
    expect(moved(smallSite(), '/trades/bakers', '/trades/bakery').told).toEqual([
      'pages/trades/bakers.mdx is pages/trades/bakery.mdx now',
      'pages/index.mdx: 2 links lead to /trades/bakery now',
      `${synonymsFile}: 1 entry leads to /trades/bakery now`,
      'src/content/formerPages.json: /trades/bakers leads to /trades/bakery now',
    ]);
  });

  test('takes the pages below it along', () => {
    const state = smallSite({
      pages: {
        'pages/trades/bakers/rolls.mdx': trade('Rolls', 'From [bakers](/trades/bakers).'),
        'pages/help.mdx': page(
          'Help',
          '## First\n\n[Rolls](/trades/bakers/rolls#about-rolls) and [more].\n\n[more]: /trades/bakers/rolls',
        ),
      },
    });
    const {after, told} = moved(state, '/trades/bakers', '/trades/bakery');
    expect(after.pages.get('pages/trades/bakery/rolls.mdx')).toContain('From [bakers](/trades/bakery).');
    expect(after.pages.get('pages/help.mdx')).toContain(
      '[Rolls](/trades/bakery/rolls#about-rolls) and [more].\n\n[more]: /trades/bakery/rolls',
    );
    expect(formerIn(after)['/trades/bakers/rolls']).toBe('/trades/bakery/rolls');
    expect(told).toContain('pages/help.mdx: 2 links lead to the new addresses now');
  });

  test('leaves no redirect if it is a draft that was never published', () => {
    const state = smallSite({pages: {'pages/trades/potters.mdx': trade('Potters', 'Clay.', ['draft: true'])}});
    expect(formerIn(moved(state, '/trades/potters', '/trades/pottery').after)).toEqual({});
  });

  test('may have been renamed by hand', () => {
    const text = smallSite().pages.get('pages/trades/bakers.mdx');
    const state = smallSite({pages: {'pages/trades/bakers.mdx': undefined, 'pages/trades/bread.mdx': text}});
    expect(findingsIn(state).map(({file}) => file)).toEqual(
      expect.arrayContaining(['pages/trades/bakers.mdx', synonymsFile, 'pages/index.mdx']),
    );
    const {after} = moved(state, '/trades/bakers', '/trades/bread');
    expect(findingsIn(after)).toEqual([]);
    expect(formerIn(after)).toEqual({'/trades/bakers': '/trades/bread'});
  });
});

describe('the pictures of a page that moves', () => {
  const shows = '![Two people at an oven](./oven.jpg)\n\n<Picture src="./oven.jpg" alt="The oven of the bakers" />';
  const site = (more: Record<string, string> = {}) =>
    smallSite({pages: {'pages/bakers.mdx': page('Ovens', shows), ...more}, pictures: ['pages/oven.jpg']});

  test('go along', () => {
    const {after} = moved(site(), '/bakers', '/bread/ovens');
    expect([...after.renamed]).toEqual([
      ['pages/bakers.mdx', 'pages/bread/ovens.mdx'],
      ['pages/oven.jpg', 'pages/bread/oven.jpg'],
    ]);
    expect(after.pages.get('pages/bread/ovens.mdx')).toContain(shows);
    expect(findingsIn(after)).toEqual([]);
  });
});

describe('a move is refused with a way forward', () => {
  const state = smallSite({former: {'/old': '/help'}});

  test.each([
    ['nothing', [], 'Say what moves, and where: npm run rename -- /industries/real-estate /industries/property'],
    ['the home page', ['/', '/home'], 'The home page cannot be moved: every site has one.'],
    ['a policy', ['/legal/terms', '/terms'], 'Policies cannot be moved: letters and contracts name their addresses.'],
    ['an unknown page', ['/trades/baker', '/x'], 'There is no page "/trades/baker". Did you mean "/trades/bakers"?'],
    [
      'a target that exists',
      ['/help', '/trades/bakers'],
      'There is a page at "/trades/bakers" already: pages/trades/bakers.mdx. Choose another address.',
    ],
    [
      'a file as the target',
      ['/help', '/robots.txt'],
      '"/robots.txt" is not a valid address. Use lowercase letters, digits and single dashes, such as /industries/property.',
    ],
    [
      'an address that leads elsewhere',
      ['/trades/bakers', '/old'],
      '"/old" is the former address of "/help", and leads visitors there. Choose another address.',
    ],
    [
      'a place among the policies',
      ['/help', '/legal/help'],
      'A page cannot move among the policies. Choose an address outside /legal.',
    ],
    [
      'a place below itself',
      ['/help', '/help/more'],
      '"/help/more" is below the page itself. Choose an address beside it.',
    ],
    ['the same address', ['/help', '/help/'], '"/help" is where it is already. Say the new address after it.'],
  ])('for %s', (_, asked, sentence) => {
    expect(refusal(state, ...asked)).toBe(sentence);
  });

  test('where the page does not fit', () => {
    expect(refusal(state, '/trades/bakers', '/bakers')).toMatch(
      /^Nothing was changed, because this would be wrong afterward:\npages\/bakers\.mdx:\d+:1 "line" is not a field of this page\.[^]*Rename the file yourself \(git mv pages\/trades\/bakers\.mdx pages\/bakers\.mdx\), correct these lines, then run the command again: it does the rest\.$/,
    );
  });
});
