import {filesIn, read} from '../support/files';

const [parts = '', site = ''] = filesIn('build/assets/css')
  .filter((file) => file.endsWith('.css'))
  .sort()
  .map(read);

const layersOf = (sheet: string) => {
  const mentioned = [...sheet.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
  return [...new Set(mentioned)];
};

test('layers are ordered from weak to strong, so that the preferences of the visitor win', () => {
  expect(layersOf(site)).toEqual(['base', 'components', 'drawings', 'features', 'preferences']);
});

test('the sheet that comes with some pages adds to layers whose order the site knows', () => {
  expect(layersOf(parts).sort()).toEqual(['drawings', 'features']);
});
