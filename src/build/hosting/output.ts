import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../mdx/sources';

/** The address of the page in a file: `/industries/healthcare`. */
export function addressOfPage(file: string): string {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return address === '/' ? address : address.replace(/\/$/, '');
}

export type HtmlPage = {file: string; html: string};

/** One at a time, because all of them would fill the memory. */
export async function* outputPages(outDir: string): AsyncGenerator<HtmlPage> {
  for (const file of filesIn(outDir).filter((name) => name.endsWith('.html'))) {
    yield {file, html: await readFile(path.join(outDir, file), 'utf8')};
  }
}
