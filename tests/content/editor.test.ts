import {editorFiles} from '@site/src/plugins/editor/files';
import {filesIn, read} from '../support/files';

test('what the editor knows is what the schemas and contracts say', () => {
  const files = Object.entries(editorFiles());
  const stale = files.filter(([file, text]) => !filesIn('.vscode').includes(file) || read(file) !== text);
  expect(stale.map(([file]) => `${file} is not what the schemas say. Run npm run editor.`)).toEqual([]);
});
