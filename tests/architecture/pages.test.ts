import {formatOf, formats} from '../../src/build/pictures/files';
import {filesIn, read} from '../support/files';

const pages = filesIn('pages');

/** A page's lines without code blocks, whose text is shown, not run. */
function copyLines(file: string): {text: string; line: number}[] {
  let inCode = false;
  return read(file)
    .split('\n')
    .flatMap((text, at) => {
      if (/^\s*```/.test(text)) inCode = !inCode;
      return inCode ? [] : [{text, line: at + 1}];
    });
}

const found = (pattern: RegExp, advice: string) =>
  pages
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      copyLines(file)
        .filter(({text}) => pattern.test(text))
        .map(({line}) => `${file}:${line} ${advice}`),
    );

describe('pages hold copy and component tags', () => {
  test('nothing but MDX, named in lowercase with dashes, and the pictures beside it', () => {
    const odd = pages
      .filter((file) => !formats.includes(formatOf(file)))
      .filter((file) => !/^pages\/([a-z0-9_-]+\/)*_?[a-z0-9-]+\.mdx$/.test(file))
      .map((file) => `${file} is not a page. Name a page like its address (lowercase letters, dashes, .mdx).`);
    expect(odd).toEqual([]);
  });

  test('no export', () => {
    expect(found(/^export\s/, 'exports something. Move it to a component in src/components or src/site.')).toEqual([]);
  });

  test('no inline style', () => {
    expect(found(/<[^>]*\sstyle=/, 'has an inline style. Use a prop of the component, or add one.')).toEqual([]);
  });

  test('no class of its own', () => {
    expect(found(/<[^>]*\sclass(Name)?=/, 'sets a class. Looks belong to components in src/components.')).toEqual([]);
  });
});
