import {examineFile} from '@site/src/tools/doctor/examine';
import {placeFindings} from '@site/src/tools/doctor/placeFindings';
import {siteOf} from '@site/src/tools/doctor/sources';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../support/files';
import {givenWithFixtures} from '../../support/fixturePages';

const given = givenWithFixtures();

test.each([
  ['notes.md', 'Write the page in pages/company/notes.mdx, and keep code in src.'],
  ['team.tsx', 'Write the page in pages/company/team.mdx, and keep code in src.'],
])('%s in pages/ is reported, because Docusaurus would make an unchecked page of it', (name, way) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  symlinkSync(path.join(root, 'src'), path.join(folder, 'src'));
  mkdirSync(path.join(folder, 'pages/company'), {recursive: true});
  writeFileSync(path.join(folder, 'pages/company', name), 'Anything.');
  const found = placeFindings(folder, siteOf(given)).filter(({file}) => file.startsWith('pages/'));
  expect(found.map(({file, message}) => `${file} ${message}`)).toContain(
    `pages/company/${name} Every page of this site is an MDX file. ${way}`,
  );
  rmSync(folder, {recursive: true});
});

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
