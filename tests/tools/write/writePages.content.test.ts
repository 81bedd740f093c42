import {importable} from '../../../src/mdx/components';
import {parsePage} from '../../../src/mdx/parse';
import {settleImports} from '../../../src/mdx/settleImports';
import {pageFilesToTry, read} from '../../support/files';

const written = (file: string, text: string) => settleImports(parsePage(file, text, []), importable());

test.each(pageFilesToTry())('%s is written as it is, and its imports come back', (file) => {
  const original = read(file);
  expect(written(file, original)).toBe(original);
  const without = original.replace(/^import \{[^}]*\} from '@site\/src\/[^']*';\n/gm, '');
  expect(written(file, without).replace(/\n+/g, '\n')).toBe(original.replace(/\n+/g, '\n'));
});
