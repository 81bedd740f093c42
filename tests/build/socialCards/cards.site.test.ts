import {imageSize} from 'image-size';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtPages, parse} from '../../support/builtSite';
import {root} from '../../support/files';

const cards = builtPages()
  .filter(({file}) => file !== '404.html')
  .map(({file, html}) => {
    const $ = parse(html);
    const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
    const address = meta('og:image');
    return {
      file,
      title: $('h1').text(),
      address,
      twitter: meta('twitter:image'),
      alt: meta('og:image:alt'),
      picture: address ? readFileSync(path.join(root, 'build', new URL(address).pathname)) : Buffer.alloc(24),
    };
  });

describe('the social card', () => {
  test.each(cards.map((card) => [card.file, card] as const))(
    'of %s has the right address, size and alternative text',
    (_, {address, twitter, alt, title, picture}) => {
      expect(address).toMatch(/^https:\/\/.*\.(png|jpg)$/);
      expect(twitter).toBe(address);
      expect(alt).toContain(title.trim());
      expect(imageSize(picture)).toMatchObject({width: 1200, height: 630});
      // Messaging apps load it for every shared link.
      expect(picture.length).toBeLessThan(/\.png$/.test(address ?? '') ? 60_000 : 150_000);
    },
  );

  test('differs between pages with different headlines', () => {
    const titles = new Map<string, Set<string>>();
    for (const {title, picture} of cards) {
      const key = picture.toString('base64');
      titles.set(key, (titles.get(key) ?? new Set()).add(title));
    }
    expect([...titles.values()].filter((same) => same.size > 1)).toEqual([]);
  });
});
