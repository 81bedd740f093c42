import {filesIn, read} from '../support/files';

const styles = filesIn('build/assets/css')
  .filter((file) => file.endsWith('.css'))
  .map(read)
  .join('');

test('layers are ordered from weak to strong, so that the preferences of the visitor win', () => {
  const mentioned = [...styles.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
  expect([...new Set(mentioned)]).toEqual(['base', 'components', 'features', 'preferences']);
});
