import {importable} from '../../../src/mdx/components';
import {parsePage} from '../../../src/mdx/parse';
import {joinImports, splitImports} from '../../../src/tools/write/imports';
import {allIn, elementsIn} from '../../../src/tools/write/knowledge/tags';
import {settleImports} from '../../../src/mdx/settleImports';
import {pageFilesToTry, read} from '../../support/files';

/** The file that is written for a text. */
function written(file: string, text: string, imports: string): string {
  const parsed = parsePage(file, joinImports(text, imports), []);
  return parsed.broken ? parsed.text : settleImports(parsed, importable());
}

test.each(pageFilesToTry())('%s has the same bytes after its components were removed and restored', (file) => {
  const original = read(file);
  const {text, imports} = splitImports(original);
  expect(written(file, text, imports)).toBe(original);
  for (const name of new Set(allIn(elementsIn(text)).map((one) => one.name))) {
    const without = allIn(elementsIn(text))
      .filter((one) => one.name === name)
      .reduceRight((rest, {from, to}) => rest.slice(0, from) + rest.slice(Math.max(from, to)), text);
    const after = written(file, without, imports);
    if (parsePage(file, after, []).broken || !importable().has(name)) continue;
    expect(after).not.toMatch(new RegExp(`import[^\\n]*\\b${name}\\b`));
    expect(written(file, text, imports)).toBe(original);
  }
});

test('Windows line endings, a comment and what a developer wrote stay as they are', () => {
  const file = '---\r\ntitle: A page\r\n---\r\n\r\nimport {Hero} from "@site/src/components";\r\n\r\n{/* note */}\r\n';
  const {text, imports} = splitImports(file);
  expect(imports).toBe('\r\nimport {Hero} from "@site/src/components";\r\n');
  expect(joinImports(text, imports)).toBe(file);
});
