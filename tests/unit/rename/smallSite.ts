import {features} from '@site/src/company';
import {synonymsFile} from '@site/src/tools/doctor/lists';
import {formerFile} from '@site/src/tools/doctor/sources';
import {evidenceFile, type State} from '@site/src/tools/rename/state';
import {configFile} from '@site/src/build/navigation';

const component = (name: string) => `import ${name} from '@site/src/components/${name}';`;

/** A page with everything that the doctor asks for. Its imports follow from its tags. */
export function page(title: string, body = 'Words.', fields: readonly string[] = []): string {
  const names = [...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
  const head = [
    `title: ${title}`,
    `description: ${title} is one of the few pages that this small site has.`,
    ...fields,
  ];
  return ['---', ...head, '---', ...names.map(component), '', `# About ${title}`, '', body, ''].join('\n');
}

/** A page in the section of trades. */
export const trade = (title: string, body?: string, more: readonly string[] = []): string =>
  page(title, body, [`label: ${title}`, 'line: What it does', 'icon: sprout', 'hue: tone-6', 'order: 1', ...more]);

const config = `export const themeConfig = {
  navbar: {
    items: [
      {type: 'custom-section', folder: 'trades', label: 'Trades', column: 'Trades', crumb: 'Trades'},
      {to: '/help', label: 'Help', position: 'right'},
    ],
  },
  footer: {
    links: [
      {items: [{type: 'custom-section', folder: 'trades'}]},
      {
        title: 'More',
        items: [
          {to: '/help#first', label: 'First'},
          {to: '/trades/smiths', label: 'Smiths'},
        ],
      },
    ],
    copyright: '',
  },
};
`;

const synonyms = `[
  {"asked": ["bread"], "to": "/trades/bakers", "because": "They bake it."},
  {"asked": ["iron", "horse"], "to": "/trades/smiths", "because": "They shoe it."}
]
`;

const evidence = `export const evidence = {
  years: {
    means: 'Years in trade',
    onlyOn: ['pages/trades/smiths.mdx'],
  },
};
`;

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
  former?: Record<string, string>;
  archive?: Record<string, string>;
  pictures?: readonly string[];
};

/** A site of four pages, all of them published, with a menu, a footer and synonyms that lead to them. */
export function smallSite({pages: more = {}, former = {}, archive = {}, pictures = []}: Small = {}): State {
  const all = Object.entries<string | undefined>({...pages, ...more});
  const published = ['/', '/help', '/trades/bakers', '/trades/smiths', ...Object.keys(former)];
  return {
    root: '/nowhere',
    given: {
      sources: [],
      others: new Set(['/robots.txt']),
      sections: [],
      pictures: (file) =>
        pictures.includes(file) ? {width: 4000, height: 3000, animated: false, scripted: false} : undefined,
      files: (file) => pictures.includes(file),
      former: {},
      evidence: {},
      features,
    },
    pages: new Map(all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]))),
    lists: new Map([
      [configFile, config],
      [synonymsFile, synonyms],
      [evidenceFile, evidence],
      [formerFile, JSON.stringify(former)],
    ]),
    published,
    archive: new Map(Object.entries(archive)),
    renamed: new Map(),
  };
}
