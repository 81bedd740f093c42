import {load} from 'cheerio';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {addressOfPage, outputPages} from '../../build/finishedPages';
import {headersFor, parseHeaders, parseRedirects} from '../serve/netlifyRules';

/** The fast parser: it does not repair markup, and ours needs no repair. */
const parsed = (html: string) => load(html, {xml: {xmlMode: false}});

/** The path of a link in the head. */
export function linkOf(html: string, rel: string): string | undefined {
  const href = parsed(html)(`link[rel="${rel}"]`).attr('href') ?? '';
  return URL.canParse(href) ? new URL(href).pathname : undefined;
}

/** The hashed scripts, styles and typefaces that a page refers to. */
export const assetsOf = (html: string): string[] =>
  [...new Set([...html.matchAll(/\/assets\/(?:js|css|fonts)\/[\w.~-]+/g)].map(String))].sort();

/** What a deployed site is compared with: the pages, the hashed files of the home page, and the rules for the host. */
export type Expected = Awaited<ReturnType<typeof readExpected>>;

export async function readExpected(folder: string) {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const redirects = parseRedirects(await read('_redirects'));
  const redirected = new Set(redirects.map(({from}) => from));
  const rules = parseHeaders(await read('_headers'));
  /** Every address of a page, with its canonical address. */
  const pages = new Map<string, string>();
  for await (const {file, html} of outputPages(folder)) {
    const address = addressOfPage(file);
    if (!redirected.has(address) && address !== '/404') pages.set(address, linkOf(html, 'canonical') ?? address);
  }
  const assets = assetsOf(await read('index.html'));
  return {pages, assets, redirects, headersOf: (address: string) => headersFor(rules, address)};
}
