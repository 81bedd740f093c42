import {load} from 'cheerio';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../company';
import type {BuiltPage} from '../features/finishedPages';
import {filesIn} from '../mdx/sources';

/** The address of the page in a built file, such as `/industries/healthcare`. */
export function addressOfPage(file: string): string {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return address === '/' ? address : address.replace(/\/$/, '');
}

/** A built file, by its path in the build folder. */
export type HtmlPage = {file: string; html: string};

export async function* outputPages(outDir: string): AsyncGenerator<HtmlPage> {
  for (const file of filesIn(outDir).filter((name) => name.endsWith('.html'))) {
    yield {file, html: await readFile(path.join(outDir, file), 'utf8')};
  }
}

/** What Docusaurus knows of the pages, by their addresses. */
export type PageList = {
  /** Those that search engines may list. */
  listed: ReadonlySet<string>;
  fields: ReadonlyMap<string, Record<string, unknown>>;
};

/** Every finished page except redirects and the 404 page. One at a time, because all of them would fill the memory. */
export async function* readBuiltPages(outDir: string, {listed, fields}: PageList): AsyncGenerator<BuiltPage> {
  for await (const {file, html} of outputPages(outDir)) {
    const $ = load(html);
    if (file === '404.html' || $('meta[http-equiv="refresh"]').length > 0 || $('main').length !== 1) continue;
    const address = addressOfPage(file);
    yield {
      path: address,
      file,
      html,
      $,
      label: address === '/' ? 'Home' : $('main nav [aria-current="page"]').first().text() || company.name,
      description: $('meta[name="description"]').attr('content') ?? '',
      listed: listed.has(address),
      fields: fields.get(address) ?? {},
    };
  }
}
