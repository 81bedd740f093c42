import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builtPages} from '../support/builtSite';
import {filesIn, root} from '../support/files';

const files = filesIn('build/assets').filter((file) => /\/forest-(day|night)-[\da-f]+\.svg$/.test(file));

test('the forest is one small file for the light theme and one for the dark', () => {
  expect(files.map((file) => /forest-(\w+)-/.exec(file)?.[1]).sort()).toEqual(['day', 'night']);
  for (const file of files) {
    expect(brotliCompressSync(readFileSync(path.join(root, file))).length).toBeLessThanOrEqual(2048);
  }
});

test('the home page and the 404 page show the forest lazily, and screen readers pass it by', () => {
  const pages = builtPages().filter(({file}) => ['index.html', '404.html'].includes(file));
  for (const {html} of pages) {
    const $ = load(html);
    for (const file of files) {
      const picture = $(`img[src="/${file.replace(/^build\//, '')}"]`);
      expect([picture.attr('loading'), picture.parent().attr('aria-hidden')]).toEqual(['lazy', 'true']);
    }
  }
});
