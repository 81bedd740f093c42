// cspell:ignore Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft colour mation nqapla resultz Κέδρος
import type {Source} from '../../../src/tools/doctor/sources';
import {withAddress, type Edit} from '../edit';

const about = 'pages/company/about.mdx';
const home = 'pages/index.mdx';

const typed: Record<string, string> = {
  'an exclamation mark': 'It works!',
  'curly quotes': 'They said “it works” and ‘it does’.',
  'an emoji': 'It works 🎉 every morning.',
  'words of other scripts': 'Our name in Urdu is دیودار, in Japanese ヒマラヤ杉 and in Greek Κέδρος.',
  accents: 'A café in Zürich, an attaché from São Paulo.',
  'a brace': 'Write {notes} here.',
  'an opening brace': 'Write { here.',
  'an angle bracket': 'Fewer than 5 < 6 of them.',
  'an unclosed tag': 'Here are <Notes for you.',
  'an unknown tag': 'Here are <Notes /> for you.',
  'plain HTML': 'One line<br />and another, <strong>strong</strong>.',
  'an unclosed line break': 'One line<br>and another.',
  'an HTML comment': '<!-- ask Sara -->',
  'an MDX comment': '{/* ask Sara */}',
  'a note in plain text': 'TODO ask Sara.',
  'a long word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
  'a long address': 'See https://company.example/a/very/long/address/that/goes/on/and/on/and/on/and/on/for/ever.',
  'an address of another site': 'See [their page](https://www.iso.org/standard/27001).',
  'an unsafe address': 'See [their page](http://www.iso.org/standard/27001).',
  'an email address': 'Write to [us](mailto:hello@company.example).',
  'a typed email address': 'Write to hello@company.example.',
  'a link to a page that is not there': 'See [our prices](/pricing).',
  'a link to a file name': 'See [healthcare](../industries/healthcare.mdx).',
  'a link with a slash at the end': 'See [healthcare](/industries/healthcare/).',
  'a link to an anchor that is not there': 'See [results](/#resultz).',
  'a link without words': 'See [](/contact).',
  'an empty link': 'See [this]().',
  'a reference link': 'See [contact][1].\n\n[1]: /contact',
  'a reference without a definition': 'See [contact][1].',
  'a footnote': 'It works.[^1]\n\n[^1]: Every day.',
  'a task list': '- [x] Done\n- [ ] Not done',
  'struck words': 'It ~~sometimes~~ always works.',
  'inline code': 'Run `npm start` first.',
  'a block of code': '```ts\nconst answer: number = 42;\n```',
  'a block of code in no language': '```\nplain text\n```',
  'a block of code in an unknown language': '```klingon\nqapla\n```',
  'an unclosed block of code': '```ts\nconst answer = 42;',
  'a line across': '---',
  'a nested list': '- One\n  - Half of one\n    - A quarter\n- Two',
  'a list of ten': Array.from({length: 10}, (_, at) => `${at + 1}. Item`).join('\n'),
  'a quote in a quote': '> One\n>\n> > Two',
  'a heading of level four': '#### Small',
  'a second headline': '# Another headline',
  'a heading twice': '## The same\n\nText.\n\n## The same',
  'a heading with a link': '## See [contact](/contact)',
  'a heading with code and a colon': '## Run `npm`: then wait',
  'a heading without words': '## ',
  'a table with a hole': '| One | Two |\n| --- | --- |\n| 1 |',
  'a wide table': `| ${'Column | '.repeat(12)}\n| ${'--- | '.repeat(12)}\n| ${'A long cell of words | '.repeat(12)}`,
  'a picture that is not there': '![The team](./nobody.jpg)',
  'a picture of another site': '![The team](https://company.example/team.jpg)',
  'an import in the middle': "import Badge from '@site/src/components/Badge';",
  'an export': 'export const a = 1;',
  'an iframe': '<iframe src="https://maps.example"></iframe>',
  'a script': '<script>alert(1)</script>',
  'a style': '<p style="color: red">Red</p>',
  'a price': 'The pilot costs $4,000.',
  'a percentage': 'It cuts costs by 73%.',
  'a backslash at the end': 'One line\\\nand another.',
  entities: 'Fish &amp; chips, 5&nbsp;km, &lt;b&gt;.',
  'an unclosed emphasis': 'It is *very good.',
  'a directive': ':::note\n\nTake care.\n\n:::',
  'a definition list': 'Word\n: Meaning',
  math: 'It is $x^2$.',
  'an admonition of another site': '> [!NOTE]\n> Take care.',
  'a misspelled word': 'We recieve mail.',
  'British spelling': 'The colour of the centre.',
  'non-breaking spaces': 'Five\u00a0of\u00a0them.',
  'a soft hyphen and a zero-width space': 'auto\u00admation and agent\u200bs.',
  'a tab at the start of a line': '\tIndented by a tab.',
  'two spaces at the end of a line': 'One line  \nand another.',
};

/** What writers type into the text of a page, each on the next one, so that most of it can stand in one site. */
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

const files: Edit[] = [
  {
    name: 'line endings of Windows',
    make: ({read, write}) => {
      write(about, read(about).replaceAll('\n', '\r\n'));
    },
  },
  {
    name: 'a byte order mark',
    make: ({read, write}) => {
      write(about, `\ufeff${read(about)}`);
    },
  },
  {
    name: 'no line at the end',
    make: ({read, write}) => {
      write(about, read(about).trimEnd());
    },
  },
  {
    name: 'an empty file',
    make: ({write}) => {
      write('pages/company/empty.mdx', '');
    },
  },
  {
    name: 'a page in plain Markdown (.md)',
    make: ({write}) => {
      write('pages/company/plain.md', '---\ntitle: Plain\n---\n\n# Plain\n');
    },
  },
  {
    name: 'a page with a space in its name',
    make: ({read, write}) => {
      write('pages/company/our story.mdx', read(about));
    },
  },
  {
    name: 'a page with capitals in its name',
    make: ({read, write}) => {
      write('pages/company/Story.mdx', read(about));
    },
  },
  {
    name: 'a copy of a page',
    make: ({read, write}) => {
      write('pages/company/about-copy.mdx', read(about));
    },
  },
  {
    name: 'a page in a folder of its own, outside of all sections',
    make: ({write}) => {
      write(
        'pages/press/kit.mdx',
        '---\ntitle: Press kit\ndescription: The logo, the name and how to write it, for those who write about us.\n---\n\n# Press kit\n\nThe name is written with one capital.\n',
      );
    },
  },
  {
    name: 'a text file beside the pages',
    make: ({write}) => {
      write('pages/company/notes.txt', 'Ask Sara.');
    },
  },
  ...['title', 'description', 'label', 'line', 'icon', 'hue', 'order'].map((field): Edit => ({
    name: `${about} without its ${field}`,
    make: ({change}) => {
      change(about, new RegExp(`^${field}: .*\\n`, 'm'), '');
    },
  })),
  ...Object.entries({
    icon: 'tree-pine',
    hue: 'tone-4',
    order: '7',
    line: 'Who we are, and since when',
    label: 'Who We Are',
  }).map(([field, value]): Edit => ({
    name: `another ${field} of ${about}`,
    make: ({change}) => {
      change(about, new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
    },
  })),
  {
    name: 'a colon in a field',
    make: ({change}) => {
      change(about, /^line: .*$/m, 'line: One thing: we build agents');
    },
  },
  {
    name: 'a field that nobody knows',
    make: ({change}) => {
      change(about, '---\n', '---\nauthor: Sara\n');
    },
  },
  {
    name: 'sections of the home page in another order',
    make: ({read, write}) => {
      const text = read(home);
      const sections = [...text.matchAll(/^<Section[\s\S]*?^<\/Section>\n/gm)].map(([one]) => one);
      const [first = '', second = ''] = sections;
      write(
        home,
        text
          .replace(first, () => '\0')
          .replace(second, () => first)
          .replace('\0', () => second),
      );
    },
  },
];

export const inWords = (pages: readonly Source[]): Edit[] => [
  ...inText(withAddress(pages).map(({file}) => file)),
  ...files,
];
