import {load, type CheerioAPI} from 'cheerio';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {company} from '../company';
import {addressOfPage} from './hosting/output';
import {filesIn} from './mdx/sources';

const errorPage = /(^|\/)404\.html$/;

/** What is kept of a finished page after its markup is released. */
export type PageFacts = {
  /** Its address on the site: `/industries/healthcare`. */
  path: string;
  /** Its file, relative to the build folder. */
  file: string;
  /** The name in its breadcrumbs, or the company's on the home page. */
  label: string;
  description: string;
  /** Whether the sitemap lists it. */
  listed: boolean;
};

/** A finished page, as the steps after the build read it. */
export type BuiltPage = PageFacts & {$: CheerioAPI};

/** The addresses that the engine put into the sitemap: all except drafts, unlisted pages, archived policies and errors. */
async function listedPaths(outDir: string): Promise<Set<string>> {
  const file = path.join(outDir, 'sitemap.xml');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(`${file} is missing, so there are no pages to list. Check the sitemap in docusaurus.config.ts.`);
  return new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname));
}

const isPage = ($: CheerioAPI) => $('meta[http-equiv="refresh"]').length === 0 && $('main').length === 1;

/** Every finished page except redirects and the error page, sorted by address. One at a time, because all of them would fill the memory. */
export async function* readBuiltPages(outDir: string): AsyncGenerator<BuiltPage> {
  const listed = await listedPaths(outDir);
  for (const file of filesIn(outDir).filter((name) => name.endsWith('.html') && !errorPage.test(name))) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const $ = load(html);
    if (!isPage($)) continue;
    const address = addressOfPage(file);
    yield {
      path: address,
      file,
      $,
      label: $('main nav [aria-current="page"]').first().text() || company.name,
      description: $('meta[name="description"]').attr('content') ?? '',
      listed: listed.has(address),
    };
  }
}
