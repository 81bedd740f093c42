import {spellingFindings} from '@site/src/tools/doctor/spelling';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../support/files';

describe('the spell checker', () => {
  const mistaken = '# Title\n\nAgents that recieve mail.\n';
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'doctor-'));
    for (const name of ['cspell.json', 'project-words.txt', 'tests/support/planted-words.txt']) {
      cpSync(path.join(root, name), path.join(home, name));
    }
  });
  afterEach(() => {
    rmSync(home, {recursive: true});
  });

  test('reports a mistake with the intended word', async () => {
    const reported = await spellingFindings([{file: 'pages/a.mdx', text: mistaken}], home);
    expect(reported).toEqual([expect.objectContaining({file: 'pages/a.mdx', line: 3, column: 13, word: 'recieve'})]);
    expect(reported[0]?.message).toMatch(/^"recieve" is not in the dictionary\. Did you mean "receive"\?/);
  });
});
