/** @jest-environment node */
import {load} from 'cheerio';
import type {BuiltPage} from '../../../src/build/finishedPages';
import {cardTextOf} from '../../../src/build/socialCards/card';

const picture = (src: string) =>
  `<picture><source type="image/avif" srcset="/x.avif 480w"><img src="${src}" alt="Trees [below] a sky"></picture>`;

const pageWith = (html: string): BuiltPage => ({
  path: '/company/about',
  file: 'company/about.html',
  label: 'About',
  description: '',
  listed: true,
  $: load(`<main data-hue="brand"><h1>About us</h1>${html}</main>`),
});

test('a card shows the first photo of its page, and no drawing', () => {
  const photos = picture('/assets/plan.svg') + picture('/assets/a.jpg') + picture('/assets/b.jpg');
  expect(cardTextOf(pageWith(photos), []).picture).toBe('/assets/a.jpg');
  expect(cardTextOf(pageWith('<p>None.</p>'), [])).not.toHaveProperty('picture');
});
