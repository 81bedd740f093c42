import {snippets, snippetsFile} from '@site/src/tools/vscode/snippets';
import {read} from '../support/files';

test('the snippets of the editor match the guides (npm run check writes them)', () => {
  expect(read(snippetsFile) === snippets()).toBe(true);
});
