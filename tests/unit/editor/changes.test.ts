/** @jest-environment node */
import {changesSince} from '@site/src/tools/editor/server/changes';
import {page, repository} from '../submit/repository';

describe('what is submitted', () => {
  test('is summarized in plain words, with the changed words of each page', async () => {
    const site = repository({remote: false});
    site.put('pages/index.mdx', page('Home', 'Agents that work on Sundays.'));
    site.put('src/components/part.ts', 'export const part = 2;\n');
    const changes = await changesSince(site.root);
    const [home, part] = changes;
    expect(home?.sentence).toBe('Changed /.');
    expect(home?.detail).toMatch(/\[-at night-\]\s*\{\+on Sundays\+\}/);
    expect(part).toEqual({part: 'pages', sentence: 'Changed src/components/part.ts.'});
    expect(changes).toHaveLength(2);
  });

  test('lists policies separately, since they are submitted separately', async () => {
    const site = repository({remote: false});
    site.put('pages/index.mdx', page('Home', 'Agents that work on Sundays.'));
    site.put('pages/legal/terms-of-service.mdx', page('Terms', 'You may cancel.'));
    const changes = await changesSince(site.root);
    expect(changes.map(({part}) => part)).toEqual(['pages', 'policies']);
  });

  test('is empty when no page differs from the last commit', async () => {
    const site = repository({remote: false});
    site.put('notes.txt', 'Call the bakers.');
    expect(await changesSince(site.root)).toEqual([]);
  });
});
