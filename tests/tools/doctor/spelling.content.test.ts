// cspell:ignore thereof
import {spellingFindings} from '@site/src/tools/doctor/spelling';
import {root} from '../../support/files';

test('a misspelled word is reported at its place with the intended word', async () => {
  const found = await spellingFindings([{file: 'pages/a.mdx', text: '# Title\n\nAgents that recieve mail.\n'}], root);
  expect(found).toEqual([expect.objectContaining({file: 'pages/a.mdx', line: 3, column: 13, word: 'recieve'})]);
  expect(found[0]?.message).toMatch(/^"recieve" is not in the dictionary\. Did you mean "receive"\?/);
});

test('a word to avoid is reported in marketing copy, and no word in a policy', async () => {
  const files = ['pages/industries/a.mdx', 'pages/index.mdx', 'pages/legal/terms-of-service.mdx'];
  const sources = files.map((file) => ({file, text: 'Agents leverage your mail, thereof.\n'}));
  const found = await spellingFindings(sources, root);
  expect(found.filter(({message}) => message === 'Avoid "leverage". Write "use".').map(({file}) => file)).toEqual(
    files.slice(0, 2),
  );
  expect(found.filter(({file}) => file.startsWith('pages/legal/'))).toEqual([]);
});
