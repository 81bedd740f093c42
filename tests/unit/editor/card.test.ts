/** @jest-environment node */
import {imageSize} from 'image-size';
import {parsePage} from '@site/src/build/mdx/parse';
import {readSite} from '@site/src/tools/doctor/diagnose';
import {cardOf} from '@site/src/tools/editor/server/panels/card';
import {page} from '../rename/smallSite';
import {root} from '../../support/files';

test('a page has its social card as a picture, with the headline that it is given', async () => {
  const site = readSite(root);
  const one = {page: parsePage('pages/help.mdx', page('Help'), site.sections), site};
  const cards = await Promise.all(['Ask us', 'Write to us'].map((title) => cardOf(one, title)));
  const pictures = cards.map((card) => Buffer.from(card.replace('data:image/png;base64,', ''), 'base64'));
  for (const picture of pictures) expect(imageSize(picture)).toMatchObject({type: 'png', width: 1200, height: 630});
  expect(cards[0]).not.toBe(cards[1]);
});
