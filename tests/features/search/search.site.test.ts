import {load} from 'cheerio';
import {brotliCompressSync} from 'node:zlib';
import {placesOf} from '../../../src/features/search/build/searchIndex';
import type {SearchEntry} from '../../../src/features/search/model/search';
import {fileOf, sitemapPaths} from '../../support/builtSite';
import {describeWith} from '../../support/features';
import {filesIn, read} from '../../support/files';

describeWith('search', () => {
  const places = JSON.parse(read('build/search.json')) as SearchEntry[];
  const pathOf = ({to}: SearchEntry) => to.split('#')[0] ?? '';

  describe('the search index', () => {
    test('contains every page that search engines may show, and no other', () => {
      expect([...new Set(places.map(pathOf))].sort()).toEqual(sitemapPaths().sort());
    });

    test('contains only anchors that exist on their pages', () => {
      const lost = places.filter((place) => {
        const anchor = place.to.split('#')[1];
        const html = read(`build/${fileOf(pathOf(place)) ?? ''}`);
        return anchor && html.match(new RegExp(` id="?${anchor}["\\s>]`, 'g'))?.length !== 1;
      });
      expect(lost.map(({to}) => to)).toEqual([]);
    });

    test('has a unique title for every place', () => {
      expect(places.filter(({title}) => !title).map(({to, title}) => `${to} ${title}`)).toEqual([]);
      const keys = places.map(({to, title}) => `${to} ${title}`);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    });
  });

  test('the search index and its script are smaller than 40 kB', () => {
    const weigh = (file: string) => brotliCompressSync(read(file)).length;
    const scripts = filesIn('build/assets/js').filter(
      (file) => /\.js$/.test(file) && /MiniSearch|\/search\.json/.test(read(file)),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => /\/(main|runtime)/.test(file))).toEqual([]);
    expect(weigh('build/search.json') + scripts.reduce((sum, file) => sum + weigh(file), 0)).toBeLessThan(40_000);
  });
});

test('questions are places of their own, and what a phone folds belongs to its section', () => {
  const $ = load(`<main><h1>Careers</h1>
    <section id="culture"><h2>Values</h2><p>Four habits.</p>
      <details><summary>Two more values</summary><p>Transparency.</p></details></section>
    <section id="questions"><h2>Questions</h2><div data-faq>
      <details><summary>Who reads it?</summary><p>An engineer.</p></details></div></section></main>`);
  const places = placesOf({$, path: '/careers', label: 'Careers', description: 'Work here.'});
  expect(places.map(({to, title, text}) => [to, title, text])).toEqual([
    ['/careers', 'Careers', 'Work here.'],
    ['/careers#culture', 'Values', 'Four habits. Transparency.'],
    ['/careers#questions', 'Who reads it?', 'An engineer.'],
    ['/careers#questions', 'Questions', ''],
  ]);
});
