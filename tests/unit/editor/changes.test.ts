/** @jest-environment node */
import {textsOf, type SectionChange, type Span} from '@site/src/features/policies/model/redline';
import {company} from '@site/src/company';
import {parsePage} from '@site/src/build/mdx/parse';
import {changesSince, draftAgainstForce} from '@site/src/tools/editor/server/panels/changes';
import {newFolder} from '../../support/servers';
import {page, repository} from '../submit/repository';
import {scratch} from '../policies/scratch';

/** What was added to a text, was taken out of it, or stayed. */
const words = (sections: readonly SectionChange[], op: Span['op']) =>
  sections
    .flatMap(({heading, blocks}) => [heading, ...blocks.flatMap(textsOf)])
    .flat()
    .filter((span) => span.op === op)
    .map(({text}) => text.trim());

describe('what is handed in', () => {
  test('is told in plain words, with a redline of each changed page', async () => {
    const site = repository({remote: false});
    site.put('pages/index.mdx', page('Home', 'Agents that work on Sundays.'));
    site.put('src/components/part.ts', 'export const part = 2;\n');
    const told = await changesSince(site.root);
    if ('refused' in told) throw new Error(told.refused);
    const [home, part] = told.changes;
    expect(home?.sentence).toBe('Changed /.');
    expect(home?.detail).toMatch(/\[-at night-\]\s*\{\+on Sundays\+\}/);
    expect(part).toEqual({part: 'pages', sentence: 'Changed src/components/part.ts.'});
    expect(told.changes).toHaveLength(2);
  });

  test('has policies apart, which are handed in by themselves', async () => {
    const site = repository({remote: false});
    site.put('pages/index.mdx', page('Home', 'Agents that work on Sundays.'));
    site.put('pages/legal/terms-of-service.mdx', page('Terms', 'You may cancel.'));
    const told = await changesSince(site.root);
    if ('refused' in told) throw new Error(told.refused);
    expect(told.changes.map(({part}) => part)).toEqual(['pages', 'policies']);
  });

  test('is nothing where no copy differs from the last commit', async () => {
    const site = repository({remote: false});
    site.put('notes.txt', 'Call the bakers.');
    expect(await changesSince(site.root)).toEqual({changes: []});
  });

  test('cannot be told where there is no history, and a person reads why', async () => {
    const {refused} = (await changesSince(newFolder('no-history'))) as {refused: string};
    expect(refused).toMatch(/^This folder is not a Git repository/);
  });
});

describe('a draft is compared with the version in force', () => {
  const against = (site: ReturnType<typeof scratch>, file: string) => {
    const text = site.read(file);
    return draftAgainstForce(site.dir, {file, text, page: parsePage(file, text, [])});
  };

  test('in the words that would be published', () => {
    const answer = against(scratch(), 'pages/legal/terms-of-service.mdx');
    if ('refused' in answer) throw new Error(answer.refused);
    expect(answer.version).toBe('2024-03-01');
    expect(words(answer.sections, 'del')).toContain('three');
    expect(words(answer.sections, 'ins')).toContain('five');
    expect([...words(answer.sections, 'same'), ...words(answer.sections, 'ins')].join(' ')).toContain(company.name);
  });

  test('unless it was never published, or is no policy', () => {
    const site = scratch();
    const draft = site.read('pages/legal/privacy-policy.mdx');
    site.write('pages/legal/cookie-policy.mdx', draft.replace('Privacy Policy', 'Cookie Policy'));
    expect(against(site, 'pages/legal/cookie-policy.mdx')).toEqual({
      refused: 'This policy was not published yet, so all of its text is new.',
    });
    expect(against(site, 'pages/contact.mdx')).toEqual({
      refused: 'Only the drafts of policies are compared with a version in force.',
    });
  });
});
