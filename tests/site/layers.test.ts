import {filesIn, read} from '../support/files';

const sheets = filesIn('build/assets/css').filter((file) => file.endsWith('.css'));
const layersOf = (file: string) => {
  const mentioned = [...read(file).matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
  return [...new Set(mentioned)];
};
const isWhole = (file: string) => file.includes('/styles.');

test('layers are ordered from weak to strong, so that the preferences of the visitor win', () => {
  expect(sheets.filter(isWhole).map(layersOf)).toEqual([['base', 'components', 'features', 'preferences']]);
});

test('a sheet that comes with a page adds to a layer and does not change their order', () => {
  const own = sheets.filter((file) => !isWhole(file));
  expect([...new Set(own.flatMap(layersOf))]).toEqual(['components']);
});
