import type * as Cheerio from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {jobsFolder} from '../../src/content/jobs';
import {filesIn, isEveryPage, root} from './files';

const outDir = path.join(root, 'build');

function readBuilt(file: string): string {
  if (!existsSync(outDir)) throw new Error('There is no build/ folder. Run npm run build first.');
  return readFileSync(path.join(outDir, file), 'utf8');
}

/** The addresses in the sitemap: every public page in force. */
export const sitemapPaths = (): string[] =>
  [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Every public page, but only one position, because positions differ only in their text. */
export function differentPaths(): string[] {
  const [position, ...others] = sitemapPaths().filter((address) => address.startsWith(`/${jobsFolder}/`));
  return sitemapPaths().filter((address) => address === position || !others.includes(address));
}

/** Top-level pages and one page of each folder, because the pages of a folder have the same structure. */
export function pageKinds(): string[] {
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
  const paths = differentPaths();
  return paths.filter((address) => {
    const folder = folderOf(address);
    return folder === '' || address === paths.find((other) => folderOf(other) === folder);
  });
}

/** The file that a host serves for an address, or undefined if there is none. */
export function fileOf(address: string): string | undefined {
  const plain = decodeURI(address).replace(/^\//, '');
  const candidates = plain === '' ? ['index.html'] : [plain, `${plain}.html`, `${plain}/index.html`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(path.join(outDir, file)));
}

export type BuiltPage = {file: string; html: string};

const isRedirect = (html: string) => /<meta[^>]+http-equiv="?refresh/i.test(html);

/** Every built page, including archived policies and the 404 page. */
export const builtPages = (): BuiltPage[] =>
  filesIn('build')
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/^build\//, ''))
    .map((file) => ({file, html: readBuilt(file)}))
    .filter(({html}) => !isRedirect(html));

const parsed = new Map<string, Cheerio.CheerioAPI>();

/** Parses a page once for all tests of a file, which must not change the result. */
export function parse(html: string): Cheerio.CheerioAPI {
  // Only here, because it cannot be loaded beside a DOM.
  const {load} = jest.requireActual<typeof Cheerio>('cheerio');
  const page = parsed.get(html) ?? load(html);
  parsed.set(html, page);
  return page;
}

/** The built page at an address. */
export function builtPage(address: string): Cheerio.CheerioAPI {
  const file = fileOf(address);
  if (!file) throw new Error(`The page ${address} was not built.`);
  return parse(readBuilt(file));
}

export const pagesToVisit = (): string[] => (isEveryPage ? differentPaths() : pageKinds());
