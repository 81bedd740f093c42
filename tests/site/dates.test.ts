import {load} from 'cheerio';
import {company} from '../../src/company';
import {fingerprint, type PageDates} from '../../src/build/discovery/pageDates';
import {fileOf} from '../support/builtSite';
import {read} from '../support/files';

const recordedDates = JSON.parse(read('src/content/pageDates.json')) as PageDates;
const dated = [...read('build/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
  ([, address = '', date]) => ({path: address.slice(company.url.length) || '/', date}),
);

/** The date that a page may claim: that of a policy's version, or the day on which its words were recorded. */
function earned(path: string): string | undefined {
  const file = fileOf(path) ?? '';
  const version = /\/(\d{4}-\d{2}-\d{2})\//.exec(
    load(read(`build/${file}`))('link[rel="bookmark"]').attr('href') ?? '',
  );
  if (version) return version[1];
  const words = fingerprint(read(`build/${file.replace(/\.html$/, '.md')}`));
  return recordedDates[path]?.words === words ? recordedDates[path].since : undefined;
}

describe('dates in the sitemap', () => {
  test('a page has the date of its words, or none if they are not recorded', () => {
    expect(dated.map(({path}) => ({path, date: earned(path)}))).toEqual(dated);
  });

  test('are not in the future', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(dated.filter(({date}) => date && (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date > tomorrow))).toEqual([]);
  });
});
