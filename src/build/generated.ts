import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The engine's folder of generated files. `npm start` has one of its own, so that a build beside it changes nothing there. */
export const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Replaces all files in a folder, which docusaurus.config.ts serves beside `static/`. */
export async function serveFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const [name, data] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, data);
  }
}
