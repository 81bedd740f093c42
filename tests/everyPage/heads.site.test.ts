import {existsSync} from 'node:fs';
import {builtPages, fileOf, sitemapPaths} from '../support/builtSite';
import {read} from '../support/files';
import {parse} from '../support/parse';

const heads = builtPages().map(({file, html}) => {
  const $ = parse(html);
  return {
    file,
    title: $('title').text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    hidden: /noindex/.test($('meta[name="robots"]').attr('content') ?? '') || file === '404.html',
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    language: $('html').attr('lang') ?? '',
  };
});
const found = heads.filter((head) => !head.hidden);

/** Pages that share a title or description. */
function shared(field: 'title' | 'description'): string[] {
  const files = new Map<string, string[]>();
  for (const head of found) files.set(head[field], [...(files.get(head[field]) ?? []), head.file]);
  return [...files]
    .filter(([, pages]) => pages.length > 1)
    .map(([text, pages]) => `${pages.join(' and ')} share the ${field} "${text}"`);
}

describe('each page that search engines may show', () => {
  test('has a unique title', () => {
    expect(found.filter((head) => !head.title).map((head) => `${head.file} has no title`)).toEqual([]);
    expect(shared('title')).toEqual([]);
  });

  test('has a unique description, neither too short nor too long', () => {
    const odd = found.filter(({description}) => description.length < 50 || description.length > 160);
    expect(odd.map(({file, description}) => `${file} has a description of ${description.length} characters`)).toEqual(
      [],
    );
    expect(shared('description')).toEqual([]);
  });

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
