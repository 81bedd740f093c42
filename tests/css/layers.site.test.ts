import {filesIn, read} from '../support/files';

const sheets = filesIn('build/assets/css').filter((file) => file.endsWith('.css'));

const layersOf = (sheet: string) => {
  const mentioned = [...sheet.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
  return [...new Set(mentioned)];
};

test('the site has a single style sheet', () => {
  expect(sheets).toHaveLength(1);
});

test('cascade layers are ordered so that the visitor’s preferences win', () => {
  expect(layersOf(sheets.map(read).join(''))).toEqual(['base', 'components', 'drawings', 'features', 'preferences']);
});
