import {Resvg} from '@resvg/resvg-js';
import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {cardSize} from '../../src/plugins/discovery/socialCards/card';
import {builtPages} from '../support/builtSite';
import {filesIn, read, root} from '../support/files';

const files = filesIn('build/assets').filter((file) => /\/forest-(day|night)-[\da-f]+\.svg$/.test(file));
const drawings = files.map((file) => readFileSync(path.join(root, file), 'utf8'));

const css = read('src/css/tokens.css');

/** A token by day and by night, such as #dcebe6 and #081521. */
function dayAndNight(name: string): {day: string; night: string} {
  const [, day = '', night = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(css) ?? [];
  return {day, night};
}

const transparent = '#0000';

/** The red, green and blue of #rgb or #rrggbb. */
const channels = (color: string) =>
  (color.length < 7 ? color.replace(/\w/g, '$&$&') : color).match(/\w\w/g)?.map((pair) => parseInt(pair, 16)) ?? [];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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

  test('keeps what is written in its sky legible', () => {
    const faults = ['text', 'text-soft', 'brand-strong', 'hue-ink'].flatMap((ink) =>
      ['sky-high', 'sky-low'].flatMap((sky) =>
        (['day', 'night'] as const).flatMap((time) => {
          const ratio = contrast(dayAndNight(ink)[time], dayAndNight(sky)[time]);
          return ratio >= 4.5 ? [] : [`${ink} on ${sky} by ${time}: ${ratio.toFixed(2)}`];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });
});
