import {join, split} from '../../../src/mdx/imports';
import {filesIn, read} from '../../support/files';

const pages = filesIn('pages').filter((file) => file.endsWith('.mdx'));

test.each(pages)('%s is written as it is, with the imports that it needs', (file) => {
  const original = read(file);
  const {text, imported} = split(original);
  expect(text).not.toMatch(/^import \{/m);
  expect(join(file, text, imported)).toBe(original);
  expect(join(file, text, [])).toBe(original);
});
