import {figures} from '@site/src/claims/figures';
import {company} from '@site/src/company';
import {load} from 'cheerio';
import {builtPages, sitemapPaths, fileOf} from '../support/builtSite';
import {read} from '../support/files';

const listed = new Set(sitemapPaths().map(fileOf));
const pages = builtPages().filter(({file}) => listed.has(file));

describe('headings of sections', () => {
  test.each(pages.map(({file, html}) => [file, load(html)] as const))('of %s have a link to copy', (_, $) => {
    const without = $('main section h2[id]')
      .toArray()
      .filter((heading) => $(heading).children(`a[href$="#${$(heading).attr('id') ?? ''}"]`).length !== 1);
    expect(without.map((heading) => $(heading).text())).toEqual([]);
  });

  test('are named by their text, without the link', () => {
    const odd = pages.flatMap(({file, html}) => {
      const $ = load(html);
      return $('h2:has(> a)')
        .toArray()
        .filter((heading) =>
          $(`[id="${$(heading).attr('aria-labelledby') ?? ''}"]`)
            .text()
            .includes('#'),
        )
        .map((heading) => `${file}: ${$(heading).text()}`);
    });
    expect(odd).toEqual([]);
  });
});

describe('questions', () => {
  test('are answered on the contact page and on every industry page, differently on each', () => {
    const asking = pages.filter(({file}) => /^(contact|industries\/.*)\.html$/.test(file));
    const asked = asking.map(({html}) => load(html)('[data-faq] summary').toArray().length);
    expect(asked.filter((count) => count < 5)).toEqual([]);
    const all = asking.flatMap(({html}) => {
      const $ = load(html);
      return $('[data-faq] summary')
        .toArray()
        .map((summary) => $(summary).text());
    });
    expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
  });

  test.each([
    ['how long until an agent is live', figures['build-time']],
    ['how soon someone answers', figures['reply-time']],
    ['where the office is', company.city],
  ])('one file tells agents %s', (_, answer) => {
    expect(read('build/llms-full.txt')).toContain(answer);
  });
});
