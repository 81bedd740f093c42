import {themeConfig} from '../../../docusaurus.config';
import {navigationProblems, type Navigation} from '../../../src/catalogue/navigation';

const section = {type: 'custom-section', folder: 'products', label: 'Products', column: 'Products', crumb: 'Products'};
const site = themeConfig as Navigation;

/** What is said about the site's own menus and footer with one item more. */
const saidOfMenu = (item: object) =>
  navigationProblems({...site, navbar: {items: [...site.navbar.items, item]}}).map(({message}) => message);
const saidOfFooter = (item: object) =>
  navigationProblems({
    ...site,
    footer: {...site.footer, links: [...site.footer.links, {items: [item]}]} as Navigation['footer'],
  }).map(({message}) => message);

test('the menus and the footer of the site are in order, and stay so with a section more', () => {
  expect(navigationProblems(site)).toEqual([]);
  expect(saidOfMenu(section)).toEqual([]);
});

test.each([
  ['a misspelt setting', {...section, crum: 'x'}, '"crum" is not a setting of this item. Did you mean "crumb"?'],
  ['an empty name', {...section, label: ''}, '"label" is empty.'],
  [
    'a folder that is an address',
    {...section, folder: '/products'},
    '"folder" must be small letters, digits and dashes.',
  ],
  [
    'a folder that has a section',
    {...section, folder: 'industries'},
    'There are two sections for this folder. Keep one of them.',
  ],
  [
    'an item of the stock navbar',
    {type: 'dropdown', label: 'More'},
    'The type "dropdown" is unknown. Use custom-section, or a plain link with "to" and "label".',
  ],
  [
    'a link to elsewhere',
    {to: 'https://elsewhere.example', label: 'X'},
    '"to" must begin with /, for a page of this site.',
  ],
])('%s is one sentence', (_, item, sentence) => {
  expect(saidOfMenu(item)).toContain(sentence);
});

test('a column of the footer names a section that there is', () => {
  expect(saidOfFooter({type: 'custom-section', html: 'industrie'})).toEqual([
    'There is no such section. Use one of: ai-services, industries, company.',
  ]);
});
