// cspell:ignore resultz
import type {Source} from '../../../src/mdx/sources';
import {withAddress, type Edit} from '../edit';

const about = 'pages/company/about.mdx';

const typed: Record<string, string> = {
  'an exclamation mark': 'It works!',
  'curly quotes': 'They said “it works” and ‘it does’.',
  'an emoji': 'It works 🎉 every morning.',
  'words in other scripts': 'Our name in Urdu is دیودار and in Japanese ヒマラヤ杉.',
  accents: 'A café in Zürich, an attaché from São Paulo.',
  'a brace': 'Write {notes} here.',
  'an opening brace': 'Write { here.',
  'an angle bracket': 'Fewer than 5 < 6 of them.',
  'an unclosed tag': 'Here are <Notes for you.',
  'an unknown tag': 'Here are <Notes /> for you.',
  'a note in plain text': 'TODO ask Sara.',
  'a link to another site': 'See [their page](https://www.iso.org/standard/27001).',
  'an email address': 'Write to [us](mailto:hello@company.example).',
  'a link to a missing page': 'See [our prices](/pricing).',
  'a link to a file name': 'See [healthcare](../industries/healthcare.mdx).',
  'a link to a missing anchor': 'See [results](/#resultz).',
  'a link without text': 'See [](/contact).',
  'an empty link': 'See [this]().',
  'strikethrough text': 'It ~~sometimes~~ always works.',
  'an unclosed code block': '```ts\nconst answer = 42;',
  'a second headline': '# Another headline',
  'two identical headings': '## The same\n\nText.\n\n## The same',
  'a heading without text': '## ',
  'a table with a missing cell': '| One | Two |\n| --- | --- |\n| 1 |',
  'a wide table': `| ${'Column | '.repeat(12)}\n| ${'--- | '.repeat(12)}\n| ${'A long cell of words | '.repeat(12)}`,
  'a missing picture': '![The team](./nobody.jpg)',
  'a script': '<script>alert(1)</script>',
  'a price': 'The pilot costs $4,000.',
  'an unclosed emphasis': 'It is *very good.',
  'non-breaking spaces': 'Five\u00a0of\u00a0them.',
};

/** Text typed into pages, each into a different page, so that one site can contain most of it. */
const inText = (files: readonly string[]): Edit[] =>
  Object.entries(typed).map(([name, text], at) => {
    const file = files[at % files.length] ?? about;
    return {
      name: `${name} in ${file}`,
      make: ({read, write}) => {
        write(file, `${read(file)}\n${text}\n`);
      },
    };
  });

const edited = (name: string, change: (text: string) => string): Edit => ({
  name: `${name} in ${about}`,
  make: ({read, write}) => {
    write(about, change(read(about)));
  },
});

/** What text editors and copied files do to a page. */
const files: Edit[] = [
  edited('Windows line endings', (text) => text.replaceAll('\n', '\r\n')),
  edited('a byte order mark', (text) => `\ufeff${text}`),
  edited('no newline at the end', (text) => text.trimEnd()),
  edited('a colon in a field', (text) => text.replace(/^line: .*$/m, 'line: One thing: we build agents')),
  edited('an unknown field', (text) => text.replace('---\n', '---\nauthor: Sara\n')),
  ...['title', 'description', 'label', 'line', 'icon', 'hue', 'order'].map((field) =>
    edited(`no ${field}`, (text) => text.replace(new RegExp(`^${field}: .*\\n`, 'm'), '')),
  ),
  ...Object.entries({icon: 'tree-pine', hue: 'tone-4', order: '7', label: 'Who We Are'}).map(([field, value]) =>
    edited(`another ${field}`, (text) => text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`)),
  ),
  ...['our story.mdx', 'Story.mdx', 'about-copy.mdx'].map((name): Edit => ({
    name: `a copy of a page as ${name}`,
    make: ({read, write}) => {
      write(`pages/company/${name}`, read(about));
    },
  })),
  ...Object.entries({
    'company/empty.mdx': '',
    'company/plain.md': '---\ntitle: Plain\n---\n\n# Plain\n',
    'company/notes.txt': 'Ask Sara.',
  }).map(([name, text]): Edit => ({
    name: `a new file pages/${name}`,
    make: ({write}) => {
      write(`pages/${name}`, text);
    },
  })),
];

export const inWords = (pages: readonly Source[]): Edit[] => [
  ...inText(withAddress(pages).map(({file}) => file)),
  ...files,
];
