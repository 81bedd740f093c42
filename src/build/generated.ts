import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Docusaurus's folder for generated files. `npm start` uses another one, so that a build does not change its files. */
export const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Replaces all files in a folder that docusaurus.config.ts serves in addition to `static/`. */
export async function serveFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const [name, data] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, data);
  }
}
