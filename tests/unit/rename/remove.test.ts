/** @jest-environment node */
import {synonymsFile} from '@site/src/tools/doctor/lists';
import type {Plan} from '@site/src/tools/rename/plan';
import {planRemove} from '@site/src/tools/rename/remove';
import {evidenceFile, findingsIn, formerIn, listIn, type State} from '@site/src/tools/rename/state';
import {configFile} from '@site/src/build/navigation';
import {page, smallSite, trade} from './smallSite';

function removed(state: State, address: string, to?: string): Plan {
  const plan = planRemove(state, {address, to});
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

const refusal = (state: State, address: string, to?: string) => {
  const plan = planRemove(state, {address, to});
  return 'refused' in plan ? plan.refused : 'It was removed.';
};

const linked = (body: string) => smallSite({pages: {'pages/index.mdx': page('Home', body)}});
const home = ({after}: Plan) => after.pages.get('pages/index.mdx');

describe('a page that is removed', () => {
  test('is gone for good: deleted, on record, and known to be gone', () => {
    const plan = removed(linked('Words.'), '/trades/bakers');
    expect(plan.deleted).toEqual(['pages/trades/bakers.mdx']);
    expect(formerIn(plan.after)).toEqual({'/trades/bakers': 'gone'});
    expect(findingsIn(plan.after)).toEqual([]);
  });

  test('takes its synonyms, its places in menus and its claims with it', () => {
    const {after} = removed(smallSite(), '/trades/smiths');
    expect(listIn(after, synonymsFile)).not.toMatch(/smiths|iron/);
    expect(JSON.parse(listIn(after, synonymsFile))).toEqual([
      {asked: ['bread'], to: '/trades/bakers', because: 'They bake it.'},
    ]);
    expect(listIn(after, configFile)).not.toContain('Smiths');
    expect(listIn(after, configFile)).toContain("{to: '/help#first', label: 'First'}");
    expect(listIn(after, evidenceFile)).toContain('onlyOn: []');
    expect(after.pages.get('pages/trades/bakers.mdx')).toContain('The smiths make ovens.');
    expect(findingsIn(after)).toEqual([]);
  });

  test('leads to another page if one is given, and so does all that led to it', () => {
    const plan = removed(smallSite({former: {'/bread': '/trades/bakers'}}), '/trades/bakers', '/help');
    expect(formerIn(plan.after)).toEqual({'/bread': '/help', '/trades/bakers': '/help'});
    expect(home(plan)).toContain('See [the bakers](/help) and <Action to="/help">them</Action>.');
    expect(JSON.parse(listIn(plan.after, synonymsFile))).toContainEqual({
      asked: ['bread'],
      to: '/help',
      because: 'They bake it.',
    });
    expect(plan.told).toEqual([
      'pages/trades/bakers.mdx: deleted',
      'pages/index.mdx: 2 links lead to /help now',
      `${synonymsFile}: 1 entry leads to /help now`,
      'src/content/formerPages.json: /bread leads to /help now',
      'src/content/formerPages.json: /trades/bakers leads to /help now',
    ]);
    expect(findingsIn(plan.after)).toEqual([]);
  });

  test('takes the pages below it and the pictures that only they show', () => {
    const shows = '![Two people at an oven](./oven.jpg)';
    const state = smallSite({
      pages: {
        'pages/bread.mdx': page('Bread', shows),
        'pages/bread/rolls.mdx': page('Rolls', '![Rolls on a table in the yard](../rolls.jpg)'),
        'pages/help.mdx': page('Help', `## First\n\n![Rolls on a table in the yard](./rolls.jpg)`),
      },
      pictures: ['pages/oven.jpg', 'pages/rolls.jpg'],
    });
    const {deleted, after} = removed(state, '/bread');
    expect(deleted).toEqual(['pages/bread.mdx', 'pages/bread/rolls.mdx', 'pages/oven.jpg']);
    expect(formerIn(after)).toEqual({'/bread': 'gone', '/bread/rolls': 'gone'});
  });

  test('leaves no trace if it is a draft that was never published', () => {
    const state = smallSite({pages: {'pages/trades/potters.mdx': trade('Potters', 'Clay.', ['draft: true'])}});
    expect(formerIn(removed(state, '/trades/potters').after)).toEqual({});
  });

  test('is every page of a section if its folder is named, and the section with its menu and its column', () => {
    const {after, deleted} = removed(linked('Words.'), '/trades');
    expect(deleted).toEqual(['pages/trades/bakers.mdx', 'pages/trades/smiths.mdx']);
    expect(formerIn(after)).toEqual({'/trades/bakers': 'gone', '/trades/smiths': 'gone'});
    expect(listIn(after, configFile)).not.toContain('trades');
    expect(findingsIn(after)).toEqual([]);
  });
});

describe('a link to a page that is removed', () => {
  test('leaves its words in the text', () => {
    const plan = removed(
      linked('Ask [the **good** bakers](/trades/bakers#bread) or <a href="/trades/bakers">them</a>.'),
      '/trades/bakers',
    );
    expect(home(plan)).toContain('Ask the **good** bakers or them.');
  });

  test('goes with its item, its button or its card as long as others stay', () => {
    const card = (name: string, to = '') => `<Card${to}>\n\n### ${name}\n\nWords.\n\n</Card>`;
    const body = [
      '## A list\n\n- [Bakers](/trades/bakers)\n- [Smiths](/trades/smiths)',
      '<Actions>\n\n<Action to="/help">Ask Us</Action>\n<Action to="/trades/bakers" kind="quiet">See Them</Action>\n\n</Actions>',
      `<CardGrid columns={3}>\n\n${[card('Bread', ' to="/trades/bakers"'), card('Iron'), card('Clay')].join('\n\n')}\n\n</CardGrid>`,
    ].join('\n\n');
    const plan = removed(linked(body), '/trades/bakers');
    const wanted = [
      '## A list\n\n- [Smiths](/trades/smiths)',
      '<Actions>\n\n<Action to="/help">Ask Us</Action>\n\n</Actions>',
      `<CardGrid columns={3}>\n\n${[card('Iron'), card('Clay')].join('\n\n')}\n\n</CardGrid>`,
    ].join('\n\n');
    expect(home(plan)).toContain(`\n${wanted}\n`);
    expect(plan.told).toContain('pages/index.mdx: 3 links taken out');
    expect(findingsIn(plan.after)).toEqual([]);
  });

  test('stops the command where a person has to decide, and says each place', () => {
    const body = [
      '<Action to="/trades/bakers">Only One</Action>',
      '- [Bakers](/trades/bakers)',
      '<Actions>\n\n<Action to="/trades/bakers">One</Action>\n<Action to="/trades/bakers#bread" kind="quiet">Two</Action>\n\n</Actions>',
      '[Words][there]\n\n[there]: /trades/bakers',
    ].join('\n\n');
    const told = refusal(linked(body), '/trades/bakers').split('\n');
    expect(told[0]).toBe('Nothing was changed, because these links cannot simply go:');
    const lines = linked(body).pages.get('pages/index.mdx')?.split('\n');
    const places = told.slice(1).map((one) => lines?.[Number(one.split(':')[1]) - 1]);
    expect(places).toEqual([
      '<Action to="/trades/bakers">Only One</Action>',
      '- [Bakers](/trades/bakers)',
      '<Action to="/trades/bakers">One</Action>',
      '[there]: /trades/bakers',
    ]);
    expect(told[1]).toMatch(
      /^pages\/index\.mdx:\d+:\d+ <Action> leads to "\/trades\/bakers", and what is around it needs it\. Change or remove both by hand, or say with --to <address> where it leads from now on\.$/,
    );
  });
});

describe('a removal is refused with a way forward', () => {
  test.each([
    [
      'nothing',
      '',
      undefined,
      'Say which page or section to remove: npm run remove -- /company/careers. With --to /company/about, its address and the links to it lead there from now on.',
    ],
    ['the home page', '/', undefined, 'The home page cannot be removed: every site has one.'],
    ['an unknown page', '/trades/baker', undefined, 'There is no page "/trades/baker". Did you mean "/trades/bakers"?'],
    [
      'an unknown target',
      '/trades/bakers',
      '/trades/smith',
      'There is no page "/trades/smith". Did you mean "/trades/smiths"?',
    ],
    [
      'itself as the target',
      '/trades/bakers',
      '/trades/bakers',
      '"/trades/bakers" is removed as well. Lead visitors to a page that stays.',
    ],
    [
      'a target that is no page',
      '/trades/bakers',
      '/robots.txt',
      '"/robots.txt" is not a page. Lead visitors to a page.',
    ],
  ])('for %s', (_, address, to, sentence) => {
    expect(refusal(smallSite(), address, to)).toBe(sentence);
  });

  test('if a published policy links there', () => {
    const archive = {'versioned_docs/version-2024-01-01/terms.mdx': 'See [bakers](/trades/bakers).'};
    const pages = {'pages/index.mdx': page('Home')};
    expect(refusal(smallSite({archive, pages}), '/trades/bakers')).toBe(
      'Nothing was changed, because published policies link there, and their text stays:\nversioned_docs/version-2024-01-01/terms.mdx: 1 link\nSay with --to <address> where visitors are led from now on.',
    );
  });
});
