import {features} from '@site/src/company';
import {formerFile, synonymsFile} from '@site/src/tools/doctor/sources';
import type {State} from '@site/src/tools/rename/state';
import {menusFile, type Navigation} from '@site/src/content/navigation';
import {sectionsAmong} from '@site/src/content/sections';
import type {FormerAddresses} from '@site/src/content/redirects';

/** A page with everything that the doctor requires, and imports for the components that it uses. */
export function page(title: string, body = 'Words.', fields: readonly string[] = []): string {
  const names = [...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
  const head = [
    `title: ${title}`,
    `description: ${title} is one of the few pages that this small site has.`,
    ...fields,
  ];
  const imports = names.length > 0 ? [`import {${names.join(', ')}} from '@site/src/components';`] : [];
  return ['---', ...head, '---', ...imports, '', `# About ${title}`, '', body, ''].join('\n');
}

/** A page in the section "trades". */
export const trade = (title: string, body?: string, more: readonly string[] = []): string =>
  page(title, body, [`label: ${title}`, 'line: What it does', 'icon: sprout', 'hue: tone-6', 'order: 1', ...more]);

const navigation: Navigation = {
  navbar: {
    items: [
      {type: 'custom-section', folder: 'trades', label: 'Trades', column: 'Trades', crumb: 'Trades'},
      {to: '/help', label: 'Help', position: 'right'},
    ],
  },
  footer: {
    links: [
      {items: [{type: 'custom-section', folder: 'trades'}]},
      {title: 'More', items: [{to: '/help#first', label: 'First'}]},
    ],
  },
};

const synonyms = [
  {terms: ['bread'], to: '/trades/bakers', because: 'They bake it.'},
  {terms: ['iron', 'horse'], to: '/trades/smiths', because: 'They shoe it.'},
];

const ovens = {
  means: 'Ovens in use',
  wording: '{} ovens',
  onlyOn: ['pages/trades/bakers.mdx'],
  evidence: 'Counted',
  owner: 'Sales',
  reviewed: {on: '2026-01-05', value: '12'},
  reviewBy: '2027-01-05',
};

const pages = {
  'pages/index.mdx': page(
    'Home',
    'See [the bakers](/trades/bakers?from=home#bread) and <Action to="/trades/bakers">them</Action>.',
  ),
  'pages/help.mdx': page('Help', '## First\n\nAsk.'),
  'pages/trades/bakers.mdx': trade('Bakers', '## Bread\n\nThe [smiths](/trades/smiths) make ovens.'),
  'pages/trades/smiths.mdx': trade('Smiths'),
};

type Small = {
  pages?: Record<string, string | undefined>;
  former?: FormerAddresses;
  archive?: Record<string, string>;
  pictures?: readonly string[];
};

/** A site of four published pages with a menu, a footer and search synonyms. */
export function smallSite({pages: more = {}, former = {}, archive = {}, pictures = []}: Small = {}): State {
  const all = Object.entries<string | undefined>({...pages, ...more});
  const published = ['/', '/help', '/trades/bakers', '/trades/smiths', ...Object.keys(former)];
  return {
    root: '/nowhere',
    given: {
      sources: all.flatMap(([file, text]) => (text === undefined ? [] : [{file, text}])),
      others: new Set(['/robots.txt']),
      navigation,
      sections: sectionsAmong(navigation.navbar.items),
      pictures: (file) => (pictures.includes(file) ? {width: 4000, height: 3000} : undefined),
      former,
      synonyms,
      evidence: {ovens},
      features,
    },
    published: published.map((address) => `pages${address === '/' ? '/index' : address}.mdx`),
    archive: Object.entries(archive).map(([file, text]) => ({file, text})),
  };
}

/** The files of a small site, with their texts. */
export const filesOf = ({given}: State): [file: string, text: string][] => [
  ...given.sources.map(({file, text}): [string, string] => [file, text]),
  [menusFile, JSON.stringify(given.navigation)],
  [synonymsFile, JSON.stringify(given.synonyms)],
  [formerFile, JSON.stringify(given.former)],
];

export const textOf = ({given}: State, name: string): string | undefined =>
  given.sources.find(({file}) => file === name)?.text;
