import {Resvg} from '@resvg/resvg-js';
import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {cardSize} from '../../src/build/socialCards/card';
import {token} from '../../src/build/palette/token';
import {builtPages} from '../support/builtSite';
import {channels} from '../support/contrast';
import {filesIn, root} from '../support/files';

const files = filesIn('build/assets').filter((file) => /\/forest-(day|night)-[\da-f]+\.svg$/.test(file));
const drawings = files.map((file) => readFileSync(path.join(root, file), 'utf8'));

/** A token by day and by night, such as #dcebe6 and #081521. */
const dayAndNight = (name: string) => ({day: token(name), night: token(name, 'dark')});

const transparent = '#0000';

/** The pictures of the forest on a page: each is silent, keeps its place free and waits until it comes near. */
const shownOn = (html: string) => {
  const $ = load(html);
  return files.map((file) => {
    const picture = $(`img[src="/${file.replace(/^build\//, '')}"]`);
    const {alt, loading, width, height} = picture.get(0)?.attribs ?? {};
    return [alt, loading, width, height, picture.parent().attr('aria-hidden')].join();
  });
};

/** The color of a card where the drawing has its sun. */
function colorAtSun(card: Buffer): number[] {
  const {width, height} = cardSize;
  const picture = `<image width="${width}" height="${height}" href="data:image/png;base64,${card.toString('base64')}"/>`;
  const {pixels} = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">${picture.replace('href', 'xlink:href')}</svg>`,
  ).render();
  const at = 4 * (395 * width + 885);
  return [...pixels.subarray(at, at + 3)];
}

describe('the forest', () => {
  test('is one file for the day and one for the night, each of at most 2 KiB', () => {
    expect(files.map((file) => /forest-(\w+)-/.exec(file)?.[1]).sort()).toEqual(['day', 'night']);
    for (const drawing of drawings) {
      expect(gzipSync(drawing, {level: 9}).length).toBeLessThanOrEqual(2048);
      expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(2048);
    }
  });

  test('closes the home page and stands on the page for lost visitors, silent and lazy in both', () => {
    const pages = builtPages().filter(({file}) => ['index.html', '404.html'].includes(file));
    const soundly = ',lazy,1600,480,true';
    expect(pages.map(({file, html}) => [file, shownOn(html)])).toEqual([
      ['404.html', [soundly, soundly]],
      ['index.html', [soundly, soundly]],
    ]);
  });

  test('is in no page itself', () => {
    const tree = /<path id="t" d="([^"]+)"/.exec(drawings.join(''))?.[1] ?? 'no tree';
    expect(drawings.every((drawing) => drawing.includes(tree))).toBe(true);
    expect(builtPages().filter(({html}) => html.includes(tree))).toEqual([]);
  });

  test('is on the social cards, by day', () => {
    const cards = filesIn('build/cards').filter((file) => file.endsWith('.png'));
    const without = cards.filter(
      (file) => colorAtSun(readFileSync(path.join(root, file))).join() !== channels(dayAndNight('sun').day).join(),
    );
    expect(cards.length).toBeGreaterThan(0);
    expect(without).toEqual([]);
  });

  test('is the same valley by day and by night: only its colors differ', () => {
    const [day = '', night = ''] = drawings;
    const shape = (drawing: string) => drawing.replaceAll(/fill="#[\da-f]+"/g, '');
    expect(shape(day)).toBe(shape(night));
    expect(day).not.toBe(night);
    expect([dayAndNight('sun').night, dayAndNight('moon').day]).toEqual([transparent, transparent]);
  });
});
