import {examineFile} from '@site/src/tools/doctor/examine';
import {newPage} from '@site/src/tools/scaffold/newPage';
import {givenWithSections} from '../doctor/fixturePages';

const given = givenWithSections();
const folders = given.sections.map(({folder}) => folder);
const existing = given.pages.find(({file}) => file.startsWith('pages/industries/'))?.file ?? '';

test.each(folders)(
  'a new page in %s is a draft that passes the doctor, and cannot be published as it is',
  (section) => {
    const {page, model} = newPage({section, title: 'Quarries: & "Marble"', label: 'Quarries'}, given);
    expect(page.file).toBe(`pages/${section}/quarries-marble.mdx`);
    const published = {...page, text: page.text.replace('draft: true\n', '')};
    expect(examineFile(published, given).map(({message}) => message)).toEqual([
      `"description" is the same as in ${model}. Say here what only this page offers.`,
    ]);
  },
);

test('a new page is a copy of the last page of its section, with fields of its own', () => {
  const {page, model} = newPage({section: 'company', slug: 'quarries', title: 'Our quarries'}, given);
  const orders = given.pages
    .filter(({file}) => file.startsWith('pages/company/'))
    .map(({frontMatter}) => Number(frontMatter.order ?? 0));
  expect(page.text).toMatch(
    new RegExp(`^title: Our quarries$[^]*^label: Our quarries$[^]*^order: ${Math.max(...orders) + 1}$`, 'm'),
  );
  const body = (text = '') => text.slice(text.indexOf('\nimport '));
  expect(body(page.text)).toBe(body(given.pages.find(({file}) => file === model)?.text));
});

test.each([
  ['no title', '', '', 'Name the page to create: npm run new -- <section> "<Title>".'],
  ['an unknown section', 'industry', 'forestry', 'Unknown section "industry". Did you mean "industries"?'],
  ['a bad slug', 'industries', 'Forestry_1', 'is not a valid address. Use lowercase letters, digits'],
  ['an existing page', 'industries', existing.split('/')[2]?.replace('.mdx', ''), 'already exists. Edit it'],
])('npm run new refuses %s and says what to do', (_, section, slug, sentence) => {
  expect(() => newPage({section, slug, title: section && 'Forestry'}, given)).toThrow(sentence);
});
