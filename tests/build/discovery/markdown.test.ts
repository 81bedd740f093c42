/** @jest-environment node */
import {load} from 'cheerio';
import {markdownOf} from '../../../src/build/discovery/markdown';
import {company} from '../../../src/company';

const picture = (src: string) =>
  `<picture><source type="image/avif" srcset="/x.avif 480w"><img src="${src}" alt="Trees [below] a sky"></picture>`;

test('the Markdown of a page has its pictures with absolute addresses', () => {
  const $ = load(
    `<main><h1>About us</h1><p>Before.</p><figure>${picture('/assets/a.jpg')}<figcaption>In spring.</figcaption></figure></main>`,
  );
  expect(markdownOf($, '/company/about')).toBe(
    `# About us\n\nBefore.\n\n![Trees \\[below\\] a sky](${company.url}/assets/a.jpg)\n\nIn spring.\n`,
  );
});
