/** @jest-environment node */
// cspell:ignore crum industrie
import {navigation as site, navigationProblems} from '../../src/content/navigation';

const section = {type: 'custom-section', folder: 'products', label: 'Products', column: 'Products', crumb: 'Products'};

/** The problems of the site's own menus or footer with one more item. */
const menuProblems = (item: object) =>
  navigationProblems({...site, navbar: {items: [...site.navbar.items, item]}}).map(({message}) => message);

test('the menus and the footer of the site are valid, with and without another section', () => {
  expect(navigationProblems(site)).toEqual([]);
  expect(menuProblems(section)).toEqual([]);
});

test.each([
  ['a misspelled setting', {...section, crum: 'x'}, '"crum" is not a setting of this item. Did you mean "crumb"?'],
  ['an empty name', {...section, label: ''}, '"label" is empty.'],
  ['a slash', {...section, folder: '/products'}, '"folder" must be lowercase letters, digits and dashes.'],
  ['a second section', {...section, folder: 'industries'}, 'This folder has two sections. Keep one of them.'],
  ['an item of the stock navbar', {type: 'dropdown', label: 'More'}, 'Unknown type "dropdown". Use custom-section, or'],
  ['a link to another site', {to: 'https://x.example', label: 'X'}, '"to" must start with /, for a page on this site.'],
])('%s is reported in one sentence', (_, item, sentence) => {
  expect(menuProblems(item)).toContainEqual(expect.stringContaining(sentence));
});

test('a column of the footer must name an existing section', () => {
  const links = [...site.footer.links, {items: [{type: 'custom-section' as const, folder: 'industrie'}]}];
  const found = navigationProblems({...site, footer: {...site.footer, links}});
  expect(found.map(({message}) => message)).toEqual(['Unknown section. Use one of: ai-services, industries, company.']);
});
