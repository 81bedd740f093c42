import {jobsFolder} from '@site/src/content/jobs';
import {components, examplesOf, importLines} from '@site/src/mdx/components';
import {examineFile} from '@site/src/tools/doctor/examine';
import {formatFindings} from '@site/src/mdx/finding';
import {givenWithFixtures} from '../support/fixturePages';

const given = givenWithFixtures();
/** The picture that examples use is next to the components. */
const pictures: typeof given.pictures = (file) => given.pictures(file.replace('pages/ridges', 'src/components/ridges'));

test('every guide gives the purpose of its component, a do and a don’t', () => {
  const incomplete = [...components().values()].filter(({guide}) => !(guide.purpose && guide.do && guide.dont));
  expect(incomplete.map(({name}) => name)).toEqual([]);
});

const own =
  'title: An example of the gallery\ndescription: A page that holds one example and whatever stands around it on a page.\n';

/** A page with the example below the headings that a page needs. */
function pageOf(mdx: string, fields: object | undefined): string {
  const used = [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const imports = importLines(used.flatMap((name) => components().get(name) ?? []));
  const more = Object.entries(fields ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  const above = [fields || /^# /m.test(mdx) ? '' : '# A page', /^##? /m.test(mdx) ? '' : '## A section'];
  return [`---\n${own}${more.join('')}---\n${imports.join('\n')}`, ...above, mdx, ''].join('\n\n');
}

const examples = [...components().values()].flatMap((component) => {
  const {name, guide} = component;
  return examplesOf(component).map(({title, mdx}) => [name, title, mdx, guide.fields] as const);
});

test.each(examples)('the example of %s, %s, passes the doctor', (_, __, mdx, fields) => {
  const file = fields ? `pages/${jobsFolder}/example.mdx` : 'pages/example.mdx';
  expect(formatFindings(examineFile({file, text: pageOf(mdx, fields)}, {...given, pictures}))).toBe('');
});
