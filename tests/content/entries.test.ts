/** @jest-environment node */
import {entriesOf} from '../../src/content/entries';
import {sections} from '@site/src/content/navigation';

const fields = (label: string, order: number, more: Record<string, unknown> = {}) => ({
  title: label,
  label,
  line: `${label} in a line`,
  icon: 'trees',
  hue: 'tone-6',
  order,
  ...more,
});

const pages = [
  {permalink: '/industries/woods', frontMatter: fields('Woods', 0, {summary: 's', details: 'd', use_cases: ['a']})},
  {permalink: '/ai-services/vision', frontMatter: fields('Vision', 1)},
  {permalink: '/ai-services/drafts', frontMatter: fields('Drafts', 1, {form_label: 'Drafts and Texts'})},
  {permalink: '/contact', frontMatter: {title: 'Contact'}},
];

const {entries, industryCards, serviceChoices} = entriesOf(pages, sections);

test('menus list the pages of sections by order, then by address', () => {
  expect(entries.map(({to}) => to)).toEqual(['/industries/woods', '/ai-services/drafts', '/ai-services/vision']);
});

test('industry cards contain their texts, and the contact form lists a service by its "form_label"', () => {
  expect(industryCards).toMatchObject([{label: 'Woods', summary: 's', details: 'd', useCases: ['a']}]);
  expect(serviceChoices).toEqual(['Drafts and Texts', 'Vision']);
});

test('a section with an index page lists ten pages in every bundle, and those with pages below them', () => {
  const many = Array.from({length: 14}, (_, at) => ({
    permalink: `/industries/${String.fromCharCode(97 + at)}`,
    frontMatter: fields('One', at, {summary: 's', details: 'd', use_cases: ['a']}),
  }));
  const below = {permalink: '/industries/n/more', frontMatter: {title: 'More'}};
  expect(entriesOf(many, sections).entries).toHaveLength(14);
  const index = {permalink: '/industries', frontMatter: {title: 'Industries'}};
  const given = entriesOf([...many, index], sections);
  expect(given.indexes).toEqual([{to: '/industries', label: 'Industries'}]);
  expect(given.entries.map(({to}) => to.at(-1)).join('')).toBe('abcdefghij');
  expect(given.sizes.industries).toBe(14);
  expect(entriesOf([...many.slice(0, 13), below, index], sections).entries).toHaveLength(10);
});
