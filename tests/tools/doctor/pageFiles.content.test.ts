import {examineFile} from '@site/src/tools/doctor/examine';
import {givenWithFixtures} from '../../support/fixturePages';

const given = givenWithFixtures();

test.each(['pages/company/about.mdx', 'pages/contact.mdx'])(
  'a page like %s in a folder that is no section is told where it could go, unless it is unlisted',
  (model) => {
    const text = given.sources.find(({file}) => file === model)?.text ?? '';
    const messagesOf = (source: string) =>
      examineFile({file: 'pages/news/award.mdx', text: source}, given).map(({message}) => message);
    const stray = expect.stringContaining('pages/news is not a section') as string;
    expect(messagesOf(text)).toContainEqual(stray);
    expect(messagesOf(text.replace('---\n', '---\nunlisted: true\n'))).not.toContainEqual(stray);
  },
);
