/** @jest-environment node */
import {inlineStyles} from '@site/src/document/inlineStyles';
import {names} from '@site/src/content/documentNames';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newFolder} from '../support/servers';

const address = '/assets/css/styles.1a2b3c.css';
const link = `<link rel=stylesheet href=${address}>`;
const headlineOf = () => Promise.resolve('@font-face{}');
let outDir: string;

const at = (file: string) => path.join(outDir, file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
};

beforeEach(() => {
  outDir = newFolder('shell');
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

/** A page with a first screen and something below it, after its styles have been inlined from `css`. */
async function styled(css: string, head = link): Promise<string> {
  write(address, css);
  const menu = '<button aria-controls=menu>Menu</button><div id=menu><i class=menu></i></div>';
  const screen = `${menu}<section id=${names.firstScreen}><p class=card>x</p></section>`;
  write('index.html', `<html><head>${head}</head><body>${screen}<p class=below>y</p></body></html>`);
  await inlineStyles(outDir, headlineOf);
  expect(readFileSync(at(address), 'utf8')).toBe(css);
  return readFileSync(at('index.html'), 'utf8');
}

const rules = async (css: string) => /<style>@font-face\{\}(.*)<\/style>/.exec(await styled(css))?.[1];

test('the head gets the rules of the first screen, and the sheet follows the first screen', async () => {
  const html = await styled('.card{color:red}.below{color:green}.gone{color:blue}');
  expect(html).toContain('<head><style>@font-face{}.card{color:red}</style></head>');
  expect(html).toContain(`</section>${link}<p class=below>`);
});

test('rules for a chosen theme, late typefaces and the focus are in the head too', async () => {
  const css = '[data-theme=dark] .card{a:1}:root[data-fonts] .card{a:2}:focus-visible{a:3}.card:focus{a:4}';
  expect(await rules(css)).toBe(css);
});

test('what only a pointer, a printer or an open menu shows waits for the sheet', async () => {
  expect(
    await rules(
      '.card:hover{a:1}@media print{.card{a:2}}.menu{a:3}.card:not(:hover){a:4;cursor:pointer;transition:color .2s}',
    ),
  ).toBe('.card:not(:hover){a:4}');
});

test('selectors with parentheses are kept only if they match the first screen', async () => {
  const kept =
    'section:has(>:is(p,ul)){a:1}.card:not(:has(:is(a,b))){a:2}section:has(+p:not(.x)){a:3}p:nth-child(1 of .card){a:4}';
  expect(await rules(`${kept}:is(.below,.menu) p{a:5}section:has(:is(a,b)){a:6}.card:is(ul){a:7}`)).toBe(kept);
});

test('nested rules are kept, and so is the order of layers without rules', async () => {
  const css = '@layer base{.gone{a:1}}@layer site{.card{a:1;&:focus{a:2}}}';
  expect(await rules(css)).toBe('@layer base{}@layer site{.card{a:1}.card:focus{a:2}}');
});

test('a page without a style sheet is not changed', async () => {
  expect(await styled('', '')).not.toContain('<style>');
});

test('a page without a first screen keeps the sheet in its head', async () => {
  write('compare.html', `<html><head>${link}</head><body><p>x</p></body></html>`);
  await inlineStyles(outDir, headlineOf);
  expect(readFileSync(at('compare.html'), 'utf8')).toContain(`<head><style>@font-face{}</style>${link}</head>`);
});
