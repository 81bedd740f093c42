import {read} from '../../support/files';
import {snippets, snippetsFile} from '@site/src/tools/vscode/snippets';

test('the snippets for VS Code match the guides (npm start updates them)', () => {
  // The snippet of a component that was deleted stays until then.
  expect(JSON.parse(read(snippetsFile))).toMatchObject(JSON.parse(snippets()) as object);
});
