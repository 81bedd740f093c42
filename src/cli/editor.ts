import {mkdir, writeFile} from 'node:fs/promises';
import {editorFiles} from '../tools/vscode/files';

/** `npm run editor`: writes the files of `.vscode` that come from schemas and contracts. */
export default async function editor(): Promise<number> {
  await mkdir('.vscode/schemas', {recursive: true});
  for (const [file, text] of Object.entries(editorFiles())) await writeFile(file, text);
  console.log('.vscode is up to date with the schemas and contracts.');
  return 0;
}
