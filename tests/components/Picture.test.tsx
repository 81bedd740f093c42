import {render} from '@testing-library/react';
import {Picture} from '../../src/components/Picture';

const file = {src: '/a.jpg', width: 1600, height: 900, avif: '/a.avif 480w'};

test('a picture offers AVIF and a fallback, with its size as attributes', () => {
  const {container} = render(<Picture src={file} alt="A wood" />);
  expect(container.innerHTML).not.toMatch(/style=|<figure/);
  const source = container.querySelector('source');
  expect([source?.type, source?.sizes]).toEqual(['image/avif', expect.stringMatching(/^auto, /)]);
  const image = container.querySelector('img');
  expect(image).toHaveAccessibleName('A wood');
  expect([image?.width, image?.height, image?.getAttribute('loading')]).toEqual([1600, 900, 'lazy']);
});
