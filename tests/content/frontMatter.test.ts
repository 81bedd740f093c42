/** @jest-environment node */
import {frontMatterProblems, pageKindOf} from '../../src/content/frontMatter';
import {sections} from '@site/src/content/navigation';

const industry = {
  title: 'AI agents for forestry',
  description: 'Agents that read harvester logs, plan thinning and answer mills, for people who manage woods.',
  label: 'Forestry',
  line: 'From the stand to the mill',
  icon: 'trees',
  hue: 'tone-6',
  order: 9,
  summary: 'Timber counted where it falls.',
  details: 'Agents read harvester logs and tell the mill what arrives.',
  use_cases: ['Harvest planning', 'Mill deliveries', 'Permit checks'],
};

const hueless = Object.fromEntries(Object.entries(industry).filter(([key]) => key !== 'hue'));

test.each([
  ['a missing field', hueless, '"hue" is missing. The color of the page and of its icon.'],
  ['an unknown hue', {...industry, hue: 'tone-66'}, '"hue" cannot be "tone-66". Did you mean "tone-6"?'],
  ['a wrong type', {...industry, order: 'nine'}, '"order" must be a number.'],
  ['a long line', {...industry, line: 'x'.repeat(43)}, '"line" is longer than 42 characters.'],
  ['two use cases', {...industry, use_cases: ['A', 'B']}, '"use_cases" needs exactly three entries.'],
])('%s is reported in one sentence', (_name, fields, sentence) => {
  expect(frontMatterProblems('industry', fields).map(({message}) => message)).toEqual([sentence]);
});

test('all problems of a page are reported at once', () => {
  expect(frontMatterProblems('industry', {...hueless, lable: 'x', order: 'nine'})).toHaveLength(3);
});

test('the folder of a file determines its kind of page', () => {
  const files = ['ai-services/nlp.mdx', 'industries/x.mdx', 'company/about.mdx', 'contact.mdx', 'legal/terms.mdx'];
  const kinds = files.map((file) => pageKindOf(file, sections));
  expect(kinds).toEqual(['service', 'industry', 'listed', 'page', 'policy']);
});
