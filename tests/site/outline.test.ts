import {load} from 'cheerio';
import {builtPages} from '../support/builtSite';

const pages = builtPages().map(({file, html}) => [file, load(html)] as const);

describe('the outline of every page', () => {
  test.each(pages)('%s', (_, $) => {
    const levels = $('main')
      .find('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((heading) => Number(heading.tagName.slice(1)));
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect({mains: $('main').length, first: levels[0], h1: $('h1').length, skips}).toEqual({
      mains: 1,
      first: 1,
      h1: 1,
      skips: [],
    });
  });

  test('pictures have a size and a text for people who cannot see them', () => {
    const bare = pages.flatMap(([file, $]) =>
      $('img')
        .toArray()
        .filter((image) => ['alt', 'width', 'height'].some((name) => $(image).attr(name) === undefined))
        .map((image) => `${file}: ${$(image).attr('src') ?? 'a picture'}`),
    );
    expect(bare).toEqual([]);
  });

  test('every id is unique on its page', () => {
    const twice = pages.flatMap(([file, $]) => {
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? '');
      return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `${file}: "${id}"`);
    });
    expect(twice).toEqual([]);
  });
});
