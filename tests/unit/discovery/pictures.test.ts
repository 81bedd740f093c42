/** @jest-environment node */
import {load} from 'cheerio';
import type {BuiltPage} from '../../../src/build/finishedPages';
import {MarkdownWriter} from '../../../src/build/discovery/markdownTwin';
import {cardTextOf} from '../../../src/build/socialCards/card';
import {company} from '../../../src/company';

const picture = (src: string) =>
  `<picture><source type="image/avif" srcset="/x.avif 480w"><img src="${src}" alt="Trees [below] a sky"></picture>`;

const pageWith = (html: string): BuiltPage => ({
  path: '/company/about',
  file: 'company/about.html',
  label: 'About',
  description: '',
  listed: true,
  html: '',
  $: load(`<main data-hue="brand"><h1>About us</h1>${html}</main>`),
});

test('the Markdown of a page shows its pictures by their full addresses', () => {
  const {$, path: address} = pageWith(
    `<p>Before.</p><figure>${picture('/assets/a.jpg')}<figcaption>In spring.</figcaption></figure>`,
  );
  expect(new MarkdownWriter($, address).page()).toBe(
    `# About us\n\nBefore.\n\n![Trees \\[below\\] a sky](${company.url}/assets/a.jpg)\n\nIn spring.\n`,
  );
});

test('a card shows the first photo of its page, and no drawing', () => {
  const photos = picture('/assets/plan.svg') + picture('/assets/a.jpg') + picture('/assets/b.jpg');
  expect(cardTextOf(pageWith(photos), []).picture).toBe('/assets/a.jpg');
  expect(cardTextOf(pageWith('<p>None.</p>'), [])).not.toHaveProperty('picture');
});
