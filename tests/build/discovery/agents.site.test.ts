import type {CheerioAPI} from 'cheerio';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {company} from '../../../src/company';
import {builtPages, fileOf, sitemapPaths} from '../../support/builtSite';
import {read, root} from '../../support/files';
import {readHtml} from '../../support/parse';

const pages = builtPages().filter(({file}) => file !== '404.html');
const markdownAddressOf = (file: string) => file.replace(/\.html$/, '.md');
const built = (file: string) => read(path.join('build', file));
const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('');

/** The visible text of `main`, without navigation and pictures. */
function visibleLetters($: CheerioAPI): string {
  $('main').find('nav, svg, script, style, input, textarea, [hidden], [aria-hidden="true"], [data-silent]').remove();
  // A picture is described in its place.
  $('main img[alt]').each((_, image) => void $(image).replaceWith($(image).attr('alt') ?? ''));
  return letters($('main').text());
}

/** Markdown without its markup, such as link targets and list numbers. */
const plain = (markdown: string) =>
  letters(markdown.replace(/\]\([^)]*\)/g, ' ').replace(/^(?:[\s>*-]|\d+[.)]\s)+/gm, ' '));

describe('the Markdown version', () => {
  test.each(pages.map((page) => [page.file, page] as const))('of %s is linked and equivalent', (file, {html}) => {
    const $ = readHtml(html);
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(`/${markdownAddressOf(file)}`);
    expect(plain(built(markdownAddressOf(file)))).toBe(visibleLetters($));
  });
});

describe('the index for agents', () => {
  const index = built('llms.txt');

  test('has one line for each page that search engines may show, and no other line', () => {
    const lines = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)].map(
      ([, address = '']) => new URL(address),
    );
    const files = lines.map(({pathname}) => pathname.slice(1).replace(/\.md$/, '.html'));
    expect(files.sort()).toEqual(sitemapPaths().map(fileOf).sort());
    expect(lines.filter(({pathname}) => !existsSync(path.join(root, 'build', pathname)))).toEqual([]);
  });
});

describe('all pages in one file', () => {
  const all = built('llms-full.txt');

  test('contains every page that search engines may show, in full', () => {
    const missing = sitemapPaths().filter((address) => {
      const markdown = built(markdownAddressOf(fileOf(address) ?? ''));
      return !all.includes(`Page: ${company.url}${address}\n\n${markdown}`);
    });
    expect(missing).toEqual([]);
  });

  test('does not contain thank-you pages, drafts and archived policies', () => {
    expect(all).not.toMatch(/^Page: .*\/(thanks|legal\/\d{4}-|legal\/next)/m);
  });
});

describe('robots.txt', () => {
  test('allows everyone and names the sitemap', () => {
    expect(built('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
  });
});
