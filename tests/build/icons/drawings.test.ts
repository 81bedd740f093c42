import {lineIcon, markIcon} from '../../../src/build/icons/drawings';

test('a brand mark is one path in the color of the text', () => {
  expect(markIcon('python')).toEqual([['path', expect.objectContaining({fill: 'currentColor', stroke: 'none'})]]);
});

test('a misspelled name is refused with the nearest one', () => {
  expect(() => lineIcon('rockett')).toThrow('there is no Lucide icon "rockett". Did you mean "rocket"?');
  expect(() => markIcon('pythn')).toThrow('there is no brand mark "pythn". Did you mean "python"?');
  expect(() => markIcon('../../secret')).toThrow('there is no brand mark');
});
