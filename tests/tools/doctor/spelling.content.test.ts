import {spellingFindings} from '@site/src/tools/doctor/spelling';
import {root} from '../../support/files';

test('a misspelled word is reported at its place with the intended word', async () => {
  const found = await spellingFindings([{file: 'pages/a.mdx', text: '# Title\n\nAgents that recieve mail.\n'}], root);
  expect(found).toEqual([expect.objectContaining({file: 'pages/a.mdx', line: 3, column: 13, word: 'recieve'})]);
  expect(found[0]?.message).toMatch(/^"recieve" is not in the dictionary\. Did you mean "receive"\?/);
});
