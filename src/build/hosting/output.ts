import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Every file of the finished site, as addresses without the slash in front, sorted. */
export async function outputFiles(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The address of the page in a file: `/industries/healthcare`. */
export function addressOfPage(file: string): string {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return address === '/' ? address : address.replace(/\/$/, '');
}

export type HtmlPage = {file: string; html: string};

/** One at a time, because all of them would fill the memory. */
export async function* outputPages(outDir: string): AsyncGenerator<HtmlPage> {
  for (const file of (await outputFiles(outDir)).filter((name) => name.endsWith('.html'))) {
    yield {file, html: await readFile(path.join(outDir, file), 'utf8')};
  }
}
