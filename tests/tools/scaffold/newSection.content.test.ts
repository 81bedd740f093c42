/** @jest-environment node */
import {navigationProblems, type Navigation} from '@site/src/content/navigation';
import {sectionsAmong} from '@site/src/content/sections';
import {examine} from '@site/src/tools/doctor/examine';
import {readGiven, siteOf} from '@site/src/tools/doctor/sources';
import {newPage} from '@site/src/tools/scaffold/newPage';
import {formatted} from '@site/src/tools/writeFiles';
import {newSection, type SectionRequest} from '@site/src/tools/scaffold/newSection';
import {read, root} from '../../support/files';

const given = readGiven(root);
const before = {...given, former: {'/old-stories': '/contact'}};

/** A folder and a name that no section of this site will take. */
const quarry: SectionRequest = {folder: 'stories-of-quarries', name: "The quarry's stories", footer: false};

function added(request: SectionRequest) {
  const [menus, page] = newSection(request, before);
  const navigation = JSON.parse(menus.text) as Navigation;
  return {menus, page, navigation, newSections: sectionsAmong(navigation.navbar.items)};
}

test('a new section becomes the last menu and a footer column, and no other line of the file changes', () => {
  const {menus, navigation, newSections} = added(quarry);
  expect(navigationProblems(navigation)).toEqual([]);
  const {folder, name} = quarry;
  expect(newSections.at(-1)).toEqual({type: 'custom-section', folder, label: name, column: name, crumb: name});
  expect(navigation.footer.links.map(({items}) => items)).toContainEqual([{type: 'custom-section', folder}]);
  expect(navigation.navbar.items.at(-1)).toEqual(before.navigation.navbar.items.at(-1));
  const lines = formatted(root, menus.file, menus.text).split('\n');
  expect(
    read(menus.file)
      .split('\n')
      .filter((line) => !lines.includes(line)),
  ).toEqual([]);
});

test('a section added with --footer has no menu', () => {
  const {navigation, newSections} = added({...quarry, footer: true});
  expect(newSections.at(-1)).toMatchObject({folder: quarry.folder, menu: false});
  expect(navigationProblems(navigation)).toEqual([]);
});

test('the index page of a new section passes the doctor, alone and with other pages', () => {
  const {page, newSections} = added(quarry);
  const alone = {...given, sections: newSections, sources: [...given.sources, page]};
  expect(examine(siteOf(alone))).toEqual([]);
  expect(page.file).toBe(`pages/${quarry.folder}/index.mdx`);
  expect(page.text).toContain(`label: "All the ${quarry.name.slice(4)}"`);
  const story = newPage({section: quarry.folder, slug: 'granite', title: 'Granite'}, alone);
  expect(story.file).toBe(`pages/${quarry.folder}/granite.mdx`);
});

test.each<[string, Partial<SectionRequest>, string]>([
  ['no name', {name: ''}, 'Name the section to add: npm run new -- section <folder> "<Name>", with --footer'],
  [
    'a folder that is an address',
    {folder: '/stories'},
    'Nothing was created, because it would cause these problems:\n"folder" must be',
  ],
  ['a name that is too long for a menu', {name: 'x'.repeat(33)}, '"label" is longer than 32 characters.'],
  ['an existing folder', {folder: 'industries'}, 'There is already a section "industries". Add a page to it:'],
  ['a folder whose address is a page', {folder: 'contact'}, 'The address /contact is taken. Choose another folder.'],
  ['an address that redirects', {folder: 'old-stories'}, 'The address /old-stories is taken. Choose another folder.'],
  ['a subcommand as its folder', {folder: 'claim'}, 'The address /claim is taken. Choose another folder.'],
])('npm run new refuses a section with %s and says what to do', (_, request, sentence) => {
  expect(() => newSection({...quarry, ...request}, before)).toThrow(sentence);
});
