import {load} from 'cheerio';
import {builtPages, sitemapPaths, fileOf} from '../support/builtSite';

const listed = new Set(sitemapPaths().map(fileOf));
const pages = builtPages().filter(({file}) => listed.has(file));

describe('headings of sections', () => {
  test.each(pages.map(({file, html}) => [file, load(html)] as const))('of %s have a link to copy', (_, $) => {
    const without = $('main section h2[id]')
      .toArray()
      .filter((heading) => $(heading).children(`a[href$="#${$(heading).attr('id') ?? ''}"]`).length !== 1);
    expect(without.map((heading) => $(heading).text())).toEqual([]);
  });
});
