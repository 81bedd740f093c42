import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {isOpening} from '@site/src/content/jobs';
import {readRecord, storedVersions} from '@site/src/features/policies/build/record';
import {builtPages, fileOf, sitemapPaths, type BuiltPage} from '../support/builtSite';
import {listedAddresses, sections} from '../support/navigation';
import {filesIn, root} from '../support/files';

const KiB = 1024;

/** A page beyond the nineteen of the first day adds a line to the menu and the footer of all, a section a few more. */
const joined = Math.max(0, listedAddresses().length - 19) + 3 * Math.max(0, sections.length - 3);
/** No menu names a position, but the list of routes does. */
const positions = builtPages().filter(({file}) => isOpening(file)).length;
/** Every published text adds a few routes to those of the first day, and a page names up to four versions more. */
const published = Math.max(0, builtPages().filter(({file}) => file.startsWith('legal/')).length - 8);
const named = Math.min(4, Math.max(0, storedVersions(readRecord(root)).length - 2));
const budgets = {
  /** Pages that no writer edits, without the words on them: the shell, the menus and the footer. */
  sealed: 12.35 * KiB + joined * 90 + named * 60,
  sealedBeforeLoad: 29.3 * KiB + joined * 90 + named * 60,
  /** A page of words and figures has half of this. One that comes near is a handful of pages in one. */
  page: 48 * KiB,
  beforeLoad: 229 * KiB,
  /** What every page loads of the typefaces. Those of another company may have more to their letters. */
  typefaces: 48 * KiB,
  /** Beside the typefaces and the pictures. */
  requests: 4,
  /** The application without any page: React is 58 KiB of it, the engine's own runtime most of the rest. */
  application: 100 * KiB + joined * 150 + published * 90,
  /** All script that a page ever runs: the application, its own parts and the motion; of a policy without its text. */
  sealedScript: 110 * KiB + joined * 150 + positions * 90 + published * 100,
  script: 132 * KiB + joined * 150 + published * 90,
  nextPage: 24 * KiB,
  /** The reader of Markdown, which only a comparison on request loads. */
  markdown: 32 * KiB,
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

/** What weighs most on a page: its sections by their headlines, and the files that it waits for. */
function heaviest(html: string, files: readonly string[]): string {
  const $ = load(html);
  const sections = $('main section')
    .toArray()
    .map((section) => ({
      name: `“${$(section).find('h1, h2, h3').first().text()}”`,
      size: compressed($.html(section)),
    }));
  const waited = files.map((name) => ({name, size: weightOf(name)}));
  const all = [...sections, ...waited].sort((a, b) => b.size - a.size).slice(0, 5);
  return `Most of it: ${all.map(({name, size}) => `${name} ${size}`).join(', ')}.`;
}

/** What a published text weighs is up to the lawyers. */
function textOf(html: string): number {
  const text = load(html)('main > article');
  return text.length > 0 ? compressed(text.toString()) : 0;
}

/** The words of the menus and the footer are those of the company and its writers. */
const wordsOf = (html: string) => compressed(load(html)('header, footer').text());

function faultsOf({file, html}: BuiltPage): string[] {
  const others = filesBeforeLoad(html);
  const own = compressed(html);
  const total = others.reduce((sum, address) => sum + weightOf(address), own);
  const scripts = others.filter((address) => address.endsWith('.js'));
  const typefaces = others.filter((address) => address.endsWith('.woff2'));
  const lettering = typefaces.reduce((sum, address) => sum + weightOf(address), 0);
  const pictures = others.filter((address) => /\.(avif|webp|jpe?g|png|gif)$/.test(address));
  const isSealed = /^404\.html$|^legal\/[\d-]+\//.test(file);
  const text = isSealed ? textOf(html) + wordsOf(html) : 0;
  const heavy = [
    ...grew(`${file} with its styles`, own - text, isSealed ? budgets.sealed : budgets.page).map(
      (sentence) => `${sentence} ${heaviest(html, [])}`,
    ),
    ...grew(
      `${file} before it has loaded, without its typefaces,`,
      total - text - lettering,
      isSealed ? budgets.sealedBeforeLoad : budgets.beforeLoad,
    ).map((sentence) => `${sentence} ${heaviest(html, others)}`),
    ...grew(`What ${file} loads of the typefaces`, lettering, budgets.typefaces),
  ];
  return [
    ...heavy,
    ...scripts.map((script) => `${file} loads ${script} before the page is shown.`),
    ...(others.length - pictures.length - typefaces.length + 1 > budgets.requests
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

const readsMarkdown = (file: string) => readFileSync(path.join(root, 'build', file), 'utf8').includes('thematicBreak');

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
  const html = builtPages().find(({file}) => file === fileOf(page))?.html ?? '';
  const isPolicy = page.startsWith('/legal/');
  const weight = isPolicy ? total - textOf(html) : total;
  return grew(`The script of ${page} in all (${list})`, weight, isPolicy ? budgets.sealedScript : budgets.script);
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
    const budgetOf = (file: string) => (readsMarkdown(file) ? budgets.markdown : budgets.nextPage);
    expect(pages.flatMap((file) => grew(file, weightOf(file), budgetOf(file)))).toEqual([]);
  });
});
