import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {addressOfPage, outputPages} from '../../build/hosting/output';
import {headersFor, parseHeaders, parseRedirects, type RedirectRule} from '../preview/netlifyRules';

/** What a deployed site is compared with: a finished build, and the rules that it gives its host. */
export type Expected = {
  /** Every address that shows a page, with the address under which search engines know it. */
  pages: ReadonlyMap<string, string>;
  /** The files with a hash in their name that the home page asks for: another build, other names. */
  assets: readonly string[];
  /** The home page. */
  home: string;
  redirects: readonly RedirectRule[];
  headersOf: (address: string) => Map<string, string>;
};

const decoded = (html: string) => html.replaceAll('&amp;', '&');

/** The path of a link in the head, or nothing. */
export function linkOf(html: string, rel: string): string | undefined {
  const link = new RegExp(`<link[^>]*\\brel="?${rel}\\b[^>]*>`).exec(html)?.[0] ?? '';
  const [, quoted, bare] = /\bhref=(?:"([^"]*)"|([^\s>]+))/.exec(link) ?? [];
  const href = quoted ?? bare;
  return href && URL.canParse(href) ? new URL(decoded(href)).pathname : undefined;
}

/** The content of an element of the head such as `<meta name="form-sign" content="…">`. */
export function metaOf(html: string, name: string): string | undefined {
  const meta = new RegExp(`<meta[^>]*\\bname="?${name}["\\s][^>]*>`).exec(html)?.[0] ?? '';
  const [, quoted, single, bare] = /\bcontent=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/.exec(meta) ?? [];
  const content = quoted ?? single ?? bare;
  return content && decoded(content.replaceAll('&quot;', '"'));
}

/** The hashed scripts, styles and typefaces that a page names. */
export const assetsOf = (html: string): string[] =>
  [...new Set([...html.matchAll(/\/assets\/(?:js|css|fonts)\/[\w.~-]+/g)].map(String))].sort();

export async function readExpected(folder: string): Promise<Expected> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const redirects = parseRedirects(await read('_redirects'));
  const leadsOn = new Set(redirects.map(({from}) => from));
  const rules = parseHeaders(await read('_headers'));
  const pages = new Map<string, string>();
  for await (const {file, html} of outputPages(folder)) {
    const address = addressOfPage(file);
    if (!leadsOn.has(address) && address !== '/404') pages.set(address, linkOf(html, 'canonical') ?? address);
  }
  const home = await read('index.html');
  return {
    pages,
    home,
    assets: assetsOf(home),
    redirects,
    headersOf: (address) => headersFor(rules, address),
  };
}
