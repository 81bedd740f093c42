/** @jest-environment node */
import {icons, type IconNode} from 'lucide';
import sharp from 'sharp';
import {onePath} from '../../../src/build/icons/onePath';

const pen = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

function drawn(parts: IconNode): Promise<Buffer> {
  const tags = parts.map(([tag, attributes]) => {
    const named = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${named.join(' ').replace('currentColor', '#000')}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${pen}>${tags.join('')}</svg>`;
  return sharp(Buffer.from(svg)).raw().toBuffer();
}

/** The largest difference in a pixel's coverage. Where two strokes cross, their soft edges may add up differently. */
function difference(one: Uint8Array, other: Uint8Array): number {
  let largest = 0;
  for (let at = 3; at < one.length; at += 4) largest = Math.max(largest, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return largest;
}

test('every Lucide icon looks the same in one path', async () => {
  const changed: string[] = [];
  for (const [name, parts] of Object.entries(icons)) {
    if (difference(await drawn(parts), await drawn(onePath(parts))) > 90) changed.push(name);
  }
  expect(changed).toEqual([]);
});

test('a part that begins where the one before it ended keeps its own place', () => {
  expect(
    onePath([
      ['path', {d: 'M2 2h4'}],
      ['path', {d: 'm5 8 6 6-1-1'}],
    ]),
  ).toEqual([['path', {d: 'M2 2h4M5 8l6 6-1-1'}]]);
});

test('an unknown kind of part is refused', () => {
  expect(() => onePath([['text', {}]])).toThrow('The icon is drawn with <text>');
});
