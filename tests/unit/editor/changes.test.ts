/** @jest-environment node */
import {changesSince} from '@site/src/tools/editor/server/editService';
import {page, repository} from '../submit/repository';

describe('the submit panel', () => {
  test('summarizes each change in a sentence and marks policies, which are submitted separately', async () => {
    const site = repository({remote: false});
    site.put('pages/index.mdx', page('Home', 'Agents that work on Sundays.'));
    site.put('pages/legal/terms-of-service.mdx', page('Terms', 'You may cancel.'));
    expect(await changesSince(site.root)).toMatchObject([
      {kind: 'pages', sentence: 'Changed /.', words: expect.stringContaining('{+on Sundays+}') as string},
      {kind: 'policies'},
    ]);
  });

  test('lists nothing when no page differs from the last commit', async () => {
    const site = repository({remote: false});
    site.put('notes.txt', 'Call the bakers.');
    expect(await changesSince(site.root)).toEqual([]);
  });
});
