import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builtPages, sitemapPaths, type BuiltPage} from '../support/builtSite';
import {listedAddresses} from '../support/navigation';
import {filesIn, root} from '../support/files';

const KiB = 1024;

/** A page beyond the nineteen specified ones adds a line to the menu and the footer of all, and a card to the home page. */
const joined = Math.max(0, listedAddresses().length - 19);
const budgets = {
  home: 25 * KiB + joined * 300,
  page: 19 * KiB + joined * 90,
  beforeLoad: 60 * KiB + joined * 300,
  requests: 6,
  /** The application without any page: React is 58 KiB of it, the engine's own runtime most of the rest. */
  application: 99 * KiB,
  /** All script that a page ever runs: the application, its own parts and the motion. */
  script: 110 * KiB,
  nextPage: 12 * KiB,
};

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
const sizes = new Map<string, number>();

/** The size of a file as sent; fonts are compressed already. */
function weightOf(file: string): number {
  const content = readFileSync(path.join(root, 'build', file));
  const size = sizes.get(file) ?? (file.endsWith('.woff2') ? content.length : compressed(content));
  sizes.set(file, size);
  return size;
}

/** What a browser fetches for a page before it counts as loaded, in addition to the page itself. */
function filesBeforeLoad(html: string): string[] {
  const $ = load(html);
  const addresses = $('link[rel="preload"], link[rel="stylesheet"], use, image, script[src], img:not([loading="lazy"])')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
  return [...new Set(addresses.map((address) => address.replace(/#.*/, '')))].filter(Boolean);
}

const grew = (what: string, size: number, budget: number) =>
  size > budget ? [`${what} weighs ${size} bytes, ${size - budget} more than its budget of ${budget}.`] : [];

function faultsOf({file, html}: BuiltPage): string[] {
  const others = filesBeforeLoad(html);
  const own = compressed(html);
  const total = others.reduce((sum, address) => sum + weightOf(address), own);
  const scripts = others.filter((address) => address.endsWith('.js'));
  return [
    ...grew(`${file} with its styles`, own, file === 'index.html' ? budgets.home : budgets.page),
    ...grew(`${file} with all that comes before it has loaded (${others.join(', ')})`, total, budgets.beforeLoad),
    ...scripts.map((script) => `${file} loads ${script} before the page is shown.`),
    ...(others.length + 1 > budgets.requests
      ? [`${file} makes ${others.length + 1} requests before it is shown.`]
      : []),
  ];
}

const scripts = filesIn('build/assets/js')
  .map((file) => file.replace(/^build\//, ''))
  .filter((file) => file.endsWith('.js'));
const isApplication = (file: string) => /\/(main|runtime~main)\./.test(file);

const application = scripts.filter(isApplication);
const routes = application.map((file) => readFileSync(path.join(root, 'build', file), 'utf8')).join('');

/** The parts for an address in the application's list of routes. */
const partsAt = (address: string) =>
  [...routes.matchAll(new RegExp(`"${address}-[\\da-f]{3}":(\\{[^{}]*(\\{[^{}]*\\}[^{}]*)*\\})`, 'g'))].map(
    ([, parts = '']) => ({
      ids: [...parts.matchAll(/"([\da-f]{8})"/g)].map(([, id = '']) => id),
      isPage: /content\W/.test(parts),
    }),
  );

/** The scripts of a page: its own, those of the layouts around it, and the motion. */
function partsOf(page: string): string[] {
  const around = page.startsWith('/legal/') ? ['/legal', page.slice(0, page.lastIndexOf('/'))] : [];
  const layouts = around.flatMap(partsAt).filter(({isPage}) => !isPage);
  const own = partsAt(page);
  if (own.length === 0) throw new Error(`The application names no script for ${page}.`);
  const names = ['motion', ...[...own, ...layouts].flatMap(({ids}) => ids)];
  return scripts.filter((file) => names.some((name) => path.basename(file).startsWith(`${name}.`)));
}

function scriptFaults(page: string): string[] {
  const all = [...application, ...partsOf(page)];
  const list = all.map((file) => `${path.basename(file)} ${weightOf(file)}`).join(', ');
  const total = all.reduce((sum, file) => sum + weightOf(file), 0);
  return grew(`The script of ${page} in all (${list})`, total, budgets.script);
}

describe('the weight of the site', () => {
  test.each(builtPages().map((page) => [page.file, page] as const))('%s', (_, page) => {
    expect(faultsOf(page)).toEqual([]);
  });

  test('the application', () => {
    const total = application.reduce((sum, file) => sum + weightOf(file), 0);
    expect(grew('The application', total, budgets.application)).toEqual([]);
  });

  test('all script of each page', () => {
    expect(sitemapPaths().flatMap(scriptFaults)).toEqual([]);
  });

  test('what each page adds to the application', () => {
    const pages = scripts.filter((file) => !isApplication(file));
    expect(pages.flatMap((file) => grew(file, weightOf(file), budgets.nextPage))).toEqual([]);
  });
});
