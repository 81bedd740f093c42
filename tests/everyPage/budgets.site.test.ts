import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type BuiltPage, builtPages, parse} from '../support/builtSite';
import {filesIn, root} from '../support/files';

const KiB = 1024;

/** Compressed sizes. A page that comes near its budget should be split into several. */
const budgets = {
  page: 30 * KiB,
  beforeLoad: 96 * KiB,
  /** Including the font subset for the headline, which is inlined. */
  typefaces: 48 * KiB,
  /** Without typefaces and pictures. */
  requests: 4,
  /** React accounts for 58 KiB, and the Docusaurus runtime for most of the rest. */
  application: 102 * KiB,
  /** The script of one page. */
  part: 20 * KiB,
};

const compressed = (content: string) => (content ? brotliCompressSync(content).length : 0);

/** The size of a file as sent. The build compresses every file that is not compressed already. */
function weightOf(file: string): number {
  const whole = path.join(root, 'build', file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

/** The files that a browser fetches before the load event, in addition to the page itself. */
function filesBeforeLoad(html: string): string[] {
  const $ = parse(html);
  const addresses = $('link[rel="preload"], link[rel="stylesheet"], use, image, script[src], img:not([loading="lazy"])')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
  return [...new Set(addresses.map((address) => address.replace(/#.*/, '')))].filter(Boolean);
}

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weightOf(file), 0);

const over = (what: string, size: number, budget: number) =>
  size > budget ? [`${what}: ${size}, ${size - budget} more than its budget.`] : [];

/** The inlined font subset for the page's headline. */
const headline = /@font-face\{font-family:'?headline[^}]*\}/g;

function faultsOf({file, html}: BuiltPage): string[] {
  const files = filesBeforeLoad(html);
  const typefaces = files.filter((each) => each.endsWith('.woff2'));
  const pictures = files.filter((each) => /\.(avif|webp|jpe?g|png|gif)$/.test(each));
  // Compressing the whole page again would take a quarter of a second.
  const inlined = compressed((html.match(headline) ?? []).join(''));
  const own = weightOf(file) - inlined;
  const lettering = total(typefaces) + inlined;
  return [
    ...over('bytes of the page', own, budgets.page),
    ...over('bytes before it has loaded', own + total(files) - total(typefaces), budgets.beforeLoad),
    ...over('bytes of typefaces', lettering, budgets.typefaces),
    ...over('requests', files.length - pictures.length - typefaces.length + 1, budgets.requests),
    ...files.filter((each) => each.endsWith('.js')).map((script) => `It loads ${script} before it is shown.`),
  ];
}

test.each(builtPages().map((page) => [page.file, page] as const))('%s is within its budgets', (_, page) => {
  expect(faultsOf(page)).toEqual([]);
});

test('the application and its chunks are within their budgets', () => {
  const files = filesIn('build/assets/js').map((file) => file.replace(/^build\//, ''));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const isApplication = (file: string) => /\/(main|runtime~main)\./.test(file);
  expect([
    ...over('bytes of the application', total(scripts.filter(isApplication)), budgets.application),
    ...scripts.filter((file) => !isApplication(file)).flatMap((file) => over(file, weightOf(file), budgets.part)),
  ]).toEqual([]);
});
