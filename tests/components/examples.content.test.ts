import {jobsFolder} from '@site/src/content/jobs';
import {components, importLines} from '@site/src/mdx/components';
import {examineFile} from '@site/src/tools/doctor/examine';
import {formatFindings} from '@site/src/mdx/finding';
import {givenWithFixtures} from '../tools/doctor/fixturePages';

const given = givenWithFixtures();
/** The picture that examples use is next to the components. */
const pictures: typeof given.pictures = (file) => given.pictures(file.replace('pages/ridges', 'src/components/ridges'));

/** What a position has besides: the example of JobPosting stands on such a page. */
const job = {
  summary: 'You cut marble.',
  department: 'Quarry',
  location: 'Remote',
  type: 'Full-time',
  experience: '3+ years',
  requirements: ['A steady hand', 'Patience with stone'],
  posted: '2026-11-02',
};

const own =
  'title: An example of the gallery\ndescription: A page that holds one example and whatever stands around it on a page.\n';

/** A page with the example below the headings that a page needs. */
function pageOf(mdx: string, more: object): string {
  const used = [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const imports = importLines(used.flatMap((name) => components().get(name) ?? []));
  const lines = Object.entries(more).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  const isJob = lines.length > 0;
  const above = [isJob || /^# /m.test(mdx) ? '' : '# A page', /^##? /m.test(mdx) ? '' : '## A section'];
  return [`---\n${own}${lines.join('')}---\n${imports.join('\n')}`, ...above, mdx, ''].join('\n\n');
}

const examples = [...components().values()].map(({name, about}) => [name, about.example] as const);

test.each(examples)('the example of %s passes the doctor', (name, mdx) => {
  const isJob = name === 'JobPosting';
  const file = isJob ? `pages/${jobsFolder}/example.mdx` : 'pages/example.mdx';
  expect(formatFindings(examineFile({file, text: pageOf(mdx, isJob ? job : {})}, {...given, pictures}))).toBe('');
});
