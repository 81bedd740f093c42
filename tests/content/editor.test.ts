import {editorFiles} from '@site/src/tools/vscode/files';
import {filesIn, read} from '../support/files';

test('the files for the editor match the schemas and contracts', () => {
  const files = Object.entries(editorFiles());
  const stale = files.filter(([file, text]) => !filesIn('.vscode').includes(file) || read(file) !== text);
  expect(stale.map(([file]) => `${file} does not match the schemas. Run npm run check.`)).toEqual([]);
});
