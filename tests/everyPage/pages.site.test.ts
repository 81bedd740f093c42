import type {CheerioAPI} from 'cheerio';
import {existsSync} from 'node:fs';
import {builtPages, fileOf, sitemapPaths} from '../support/builtSite';
import {read} from '../support/files';
import {parse} from '../support/parse';
import {sections} from '@site/src/content/navigation';

const pages = builtPages().map((page) => ({...page, $: parse(page.html)}));

const heads = pages.map(({file, $}) => {
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

/** A button that does not submit a form must have one of these attributes. */
const actions = ['aria-controls', 'aria-expanded', 'aria-pressed', 'popovertarget', 'commandfor', 'data-action'];

const named = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]) =>
  $(element).text().trim() || $(element).attr('aria-label') || 'without a name';

test.each(pages.map((page) => [page.file, page] as const))('every button of %s does something', (file, {$}) => {
  const dead = $('button, [role="button"]')
    .toArray()
    .filter((button) => {
      const attributes = Object.keys($(button).attr() ?? {});
      const sends = $(button).attr('type') === 'submit' && $(button).closest('form').find('[name]').length > 0;
      return !sends && !attributes.some((name) => actions.includes(name));
    });
  expect(dead.map((button) => `${file}: the button "${named($, button)}" does nothing.`)).toEqual([]);
});

test('the contact form offers every service that the menu lists', () => {
  const $ = pages.find(({file}) => file === fileOf('/contact'))?.$;
  const folder = sections.find((section) => section.pages === 'service')?.folder ?? '';
  const offered = $?.('form [name=service] option').toArray().slice(1);
  expect(offered).toHaveLength($?.(`#menu-${folder} li a`).length ?? NaN);
});
