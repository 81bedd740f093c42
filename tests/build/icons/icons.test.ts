/** @jest-environment node */
import {icons, type IconNode} from 'lucide';
import sharp from 'sharp';
import {lineIcon, markIcon} from '../../../src/build/icons/drawings';
import {merge} from '../../../src/build/icons/merge';

const pen = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const columns = 40;
const names = Object.keys(icons);

/** All icons side by side in one picture, which renders much faster than one picture each. */
function drawn(partsOf: (icon: IconNode) => IconNode) {
  const cells = Object.values(icons).map((icon, at) => {
    const tags = partsOf(icon).map(([tag, attributes]) => {
      const named = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${named.join(' ').replace('currentColor', '#000')}/>`;
    });
    return `<g transform="translate(${24 * (at % columns)} ${24 * Math.floor(at / columns)})">${tags.join('')}</g>`;
  });
  const size = `width="${24 * columns}" height="${24 * Math.ceil(cells.length / columns)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>${cells.join('')}</svg>`;
  return sharp(Buffer.from(svg), {unlimited: true}).extractChannel('alpha').raw().toBuffer({resolveWithObject: true});
}

test('every Lucide icon looks the same when its parts are merged', async () => {
  const before = await drawn((icon) => icon);
  const after = await drawn(merge);
  const {width} = before.info;
  const changed = new Set<string | undefined>();
  for (const [at, level] of before.data.entries()) {
    // Antialiasing may differ where strokes cross.
    if (Math.abs(level - (after.data[at] ?? 0)) <= 90) continue;
    changed.add(names[Math.floor((at % width) / 24) + columns * Math.floor(at / width / 24)]);
  }
  expect([...changed]).toEqual([]);
});

test('a brand mark is one path in the color of the text', () => {
  expect(markIcon('python')).toEqual([['path', expect.objectContaining({fill: 'currentColor', stroke: 'none'})]]);
});

test('a misspelled name is refused with the nearest one', () => {
  expect(() => lineIcon('rockett')).toThrow('there is no Lucide icon "rockett". Did you mean "rocket"?');
  expect(() => markIcon('pythn')).toThrow('there is no brand mark "pythn". Did you mean "python"?');
  expect(() => markIcon('../../secret')).toThrow('there is no brand mark');
});
