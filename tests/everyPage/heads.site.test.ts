import {existsSync} from 'node:fs';
import {builtPages, fileOf, sitemapPaths} from '../support/builtSite';
import {read} from '../support/files';
import {parse} from '../support/parse';

const heads = builtPages().map(({file, html}) => {
  const $ = parse(html);
  return {
    file,
    hidden: /noindex/.test($('meta[name="robots"]').attr('content') ?? '') || file === '404.html',
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
  };
});
const found = heads.filter((head) => !head.hidden);

describe('each page that search engines may show', () => {
  test('names its canonical address', () => {
    const wrong = found.filter(({file, canonical}) => {
      const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      return !canonical || new URL(canonical).pathname !== address;
    });
    expect(wrong.map(({file, canonical}) => `${file} says that its address is "${canonical}"`)).toEqual([]);
  });
});

describe('the sitemap', () => {
  test('dates pages by their last commit, and never in the future', () => {
    const entries = [
      ...read('build/sitemap.xml').matchAll(/<url><loc>[^<]+<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
    ].map(([, date]) => date);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(entries.length).toBeGreaterThan(1);
    // A downloaded copy has no Git history.
    expect(entries.some(Boolean)).toBe(existsSync('.git'));
    expect(entries.filter((date) => date && (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date > tomorrow))).toEqual([]);
  });

  test('lists every page that search engines may show, and no other', () => {
    expect(sitemapPaths().map(fileOf).sort()).toEqual(found.map((head) => head.file).sort());
  });
});
