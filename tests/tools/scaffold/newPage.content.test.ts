import {examineFile} from '@site/src/tools/doctor/examine';
import {newPage, type PageRequest} from '@site/src/tools/scaffold/newPage';
import {givenWithSections} from '../../support/fixturePages';

/** A slug that no page of this site will have. */
const slug = 'quarries-of-marble';

const given = givenWithSections();
const folders = given.sections.map(({folder}) => folder);
const listed = given.sources.map(({file}) => file).filter((file) => folders.includes(file.split('/')[1] ?? ''));
const [existing = ''] = listed;
const [, itsFolder = '', itsName = ''] = existing.replace('.mdx', '').split('/');
const ask = (section: string, slug: string, title: string) =>
  newPage({section, slug, title} satisfies PageRequest, given);

test.each(folders)('a new page in %s passes the doctor', (section) => {
  const {file, text} = ask(section, slug, 'Quarries & Marble');
  expect(file).toBe(`pages/${section}/${slug}.mdx`);
  expect(text).toMatch(/^---\ntitle: "Quarries & Marble"\n/);
});

test('the address of a new page comes from its title, and its label may differ', () => {
  const page = newPage({section: 'industries', title: 'Quarries of marble', label: 'Quarries'}, given);
  expect(page).toMatchObject({file: `pages/industries/${slug}.mdx`});
  expect(page.text).toMatch(/^title: "Quarries of marble"$[^]*^label: "Quarries"$/m);
});

describe('a new page', () => {
  const reported = (section: string, change: (text: string) => string) => {
    const page = ask(section, slug, 'Quarries & Marble');
    const text = change(page.text);
    const file = `pages/${section}/${slug}.mdx`;
    return {text, found: examineFile({file, text}, given)};
  };
  const published = (text: string) => text.replace('draft: true\n', '');

  test.each(folders)('in %s is a draft that cannot be published with its placeholders', (section) => {
    expect(reported(section, (text) => text).found).toEqual([]);
    const {text, found} = reported(section, published);
    const sentences = found.map(({message}) => /^"(.*)" is a placeholder/.exec(message)?.[1]);
    const lines = text.split('\n');
    expect(found.map(({line}, at) => lines[line - 1]?.includes(sentences[at] ?? '-'))).toEqual(found.map(() => true));
    expect(sentences).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^What agents do for Quarries & Marble, for whom/),
        'What it does, in a few words',
        'A headline about *Quarries & Marble*',
        'A headline about the first step',
      ]),
    );
  });
});

test.each([
  ['no arguments', () => ask('', '', ''), 'Name the page to create: npm run new -- <section> "<Title>".'],
  [
    'an unknown section',
    () => ask('industry', 'forestry', 'Forestry'),
    'Unknown section "industry". Did you mean "industries"?',
  ],
  [
    'a bad slug',
    () => ask('industries', 'Forestry_1', 'Forestry & Timber'),
    '"Forestry_1" is not a valid address. Use lowercase letters, digits and single dashes, such as forestry-1.',
  ],
  [
    'a page that exists',
    () => ask(itsFolder, itsName, 'A second one'),
    `${existing} already exists. Edit it, or choose another slug.`,
  ],
  [
    'a title that is too long for menus',
    () => ask('company', 'long', 'A title that is much too long to stand in any menu'),
    'Nothing was created, because it would cause these problems:\npages/company/long.mdx:4:1 "label" is longer than 32 characters.',
  ],
])('npm run new refuses %s and says what to do', (_, asking, sentence) => {
  expect(asking).toThrow(sentence);
});
