import {snippets, snippetsFile} from '@site/src/tools/vscode/snippets';
import {read} from '../../support/files';

test('the snippets for VS Code match the guides (npm run check updates them)', () => {
  expect(read(snippetsFile) === snippets()).toBe(true);
});
