// cspell:ignore Aufgaben Deutsch Dienste Rechtliches Vollständiger
import {load, type CheerioAPI} from 'cheerio';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collect} from '../../src/cli/support/processes';
import {company} from '../../src/company';
import {filesIn, read} from '../support/files';
import {copyOfSite} from '../support/siteCopy';
import catalog from './de/code.json';

const threeLanguages = ["locales: ['en']", "locales: ['en', 'de', 'ur']"] as const;
const page = '/contact';
let copy: string;

const built = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');
const pageAt = (file: string) => load(built(file));

/** German for one page and all that is around it, and Urdu for a single word. */
beforeAll(async () => {
  copy = copyOfSite('languages');
  const config = path.join(copy, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace(...threeLanguages));
  cpSync(path.join(__dirname, 'de'), path.join(copy, 'i18n', 'de'), {recursive: true});
  mkdirSync(path.join(copy, 'i18n', 'ur'));
  writeFileSync(path.join(copy, 'i18n', 'ur', 'code.json'), '{}');
  const {code, output} = await collect('src/cli/run.mjs', ['build'], {cwd: copy});
  if (code !== 0) throw new Error(output);
}, 300_000);

afterAll(() => rmSync(copy, {recursive: true, force: true}));

/** What a visitor reads or hears of a page: its texts, names, hints and descriptions. */
function heard($: CheerioAPI): string[] {
  $('script, style, template').remove();
  const texts = $('body *')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []));
  const named = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  return [...texts, ...named].map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

const alternates = ($: CheerioAPI) =>
  $('link[hreflang]')
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`);

describe('a page that has a translation', () => {
  const pair = [`en ${company.url}${page}`, `de ${company.url}/de${page}`, `x-default ${company.url}${page}`];

  test.each([
    ['contact.html', 'en', page],
    ['de/contact.html', 'de', `/de${page}`],
  ])('%s says its language and names both', (file, language, address) => {
    const $ = pageAt(file);
    expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([language, 'ltr']);
    expect($('link[rel="canonical"]').attr('href')).toBe(company.url + address);
    expect(alternates($)).toEqual(pair);
    expect($('main').attr('lang')).toBeUndefined();
  });

  test('leads to the other one', () => {
    const link = pageAt('contact.html')('footer a[hreflang="de"]');
    expect([link.text(), link.attr('href'), link.attr('lang')]).toEqual(['Deutsch', `/de${page}`, 'de']);
    expect(pageAt('de/contact.html')('footer a[hreflang="en"]').attr('href')).toBe(page);
  });

  test('reads no message in the first language', () => {
    const messages = Object.entries(catalog).filter(([original, {message}]) => original !== message);
    const originals = new Set(messages.map(([original]) => original));
    expect(heard(pageAt('contact.html')).some((text) => originals.has(text))).toBe(true);
    expect(heard(pageAt('de/contact.html')).filter((text) => originals.has(text))).toEqual([]);
  });

  test('has no copy around it in the first language', () => {
    const around = ($: CheerioAPI) => {
      $('main, nav').remove();
      return heard($);
    };
    const original = new Set(around(pageAt('contact.html')));
    const names = [company.name, company.city, 'Privacy Policy'];
    const left = around(pageAt('de/contact.html')).filter((text) => original.has(text) && !names.includes(text));
    expect(left.filter((text) => !text.startsWith('©'))).toEqual([]);
  });

  test('writes days, numbers and sums as its language does', () => {
    const text = pageAt('de/contact.html')('body').text();
    expect(text).toMatch(/\d{1,2}\. \p{Lu}\p{Ll}+ \d{4}/u);
    expect(text).toContain('4.200 Aufgaben');
    expect(text).toMatch(/287\.280\s\$/);
    expect(text).not.toMatch(/\p{L}+ \d{1,2}, \d{4}/u);
  });

  test('names menus and columns in its language, and leads within it', () => {
    const $ = pageAt('de/contact.html');
    expect($('header nav button').first().text()).toBe('KI-Dienste');
    expect($('footer nav h3').last().text()).toBe('Rechtliches');
    const links = $('header nav li a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(links.filter((href) => !href.startsWith('/de/'))).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
  });

  test('has a twin, a place in the sitemap of its language, and is found by its search', () => {
    expect(built('de/contact.md')).toContain('Vollständiger Name');
    expect(built('de/sitemap.xml').match(/<loc>[^<]+/g)).toEqual([`<loc>${company.url}/de${page}`]);
    expect(built('robots.txt')).toContain(`Sitemap: ${company.url}/de/sitemap.xml`);
    const places = JSON.parse(built('de/search.json')) as {to: string}[];
    expect(new Set(places.map(({to}) => to.replace(/#.*/, '')))).toEqual(new Set([`/de${page}`]));
  });
});

test('a page without a translation says that it is in the first language, and is listed once', () => {
  const $ = pageAt('de/accessibility.html');
  expect([$('html').attr('lang'), $('main').attr('lang')]).toEqual(['de', 'en']);
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect(alternates($)).toEqual([]);
  expect(alternates(pageAt('accessibility.html'))).toEqual([]);
  expect(pageAt('accessibility.html')('footer a[hreflang="de"]').attr('href')).toBe('/de/');
  expect(built('sitemap.xml')).not.toContain('/de/');
  expect(built('llms.txt')).not.toContain('/de/');
});

test('a language that is written from the right says so, and its pages get the styles for it', () => {
  const html = built('ur/contact.html');
  expect([load(html)('html').attr('lang'), load(html)('html').attr('dir')]).toEqual(['ur', 'rtl']);
  expect(html).toMatch(/\[dir=rtl\]/);
  expect(html).toContain('مارچ');
  expect(built('contact.html')).not.toMatch(/\[dir=rtl\]/);
});

/** The engine finds these in the same way: a message is a text in the source. */
test('the catalog has every message of the components', () => {
  const sources = filesIn('src').filter((file) => /^src\/(site|components)\/.*\.tsx?$/.test(file));
  const messages = sources.flatMap((file) =>
    [...read(file).matchAll(/translate\(\{message: '([^']+)'\}/g)].map(([, message = '']) => message),
  );
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => !(message in catalog))).toEqual([]);
});
