import {filesIn, read} from '../support/files';

const sheets = filesIn('build/assets/css').filter((file) => file.endsWith('.css'));

const layersOf = (sheet: string) => {
  const mentioned = [...sheet.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
  return [...new Set(mentioned)];
};

test('there is one style sheet, for which what comes after the first page waits', () => {
  expect(sheets).toHaveLength(1);
});

test('layers are ordered from weak to strong, so that the preferences of the visitor win', () => {
  expect(layersOf(sheets.map(read).join(''))).toEqual(['base', 'components', 'drawings', 'features', 'preferences']);
});
