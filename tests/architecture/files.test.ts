import path from 'node:path';
import {filesIn, lineCount, read} from '../support/files';

const sources = filesIn('src');
const rooms = [
  'build',
  'claims',
  'cli',
  'company',
  'components',
  'content',
  'css',
  'document',
  'features',
  'theme',
  'tools',
];
const loose = ['src/modules.d.ts', 'src/preset.ts'];
const advise = (files: readonly string[], advice: string) => files.map((file) => `${file} ${advice}`);
const under = (folder: string) => sources.filter((file) => file.startsWith(`src/${folder}/`));

describe('each thing has its place', () => {
  test('the rooms of src', () => {
    const strays = sources.filter((file) => !rooms.includes(file.split('/')[1] ?? '') && !loose.includes(file));
    expect(advise(strays, `is in no known room. The rooms are: ${rooms.join(', ')}.`)).toEqual([]);
  });

  test('source is TypeScript, except for what runs before it can be loaded', () => {
    const entries = ['src/cli/run.mjs', 'src/build/pictures/loader.mjs'];
    const scripts = sources.filter((file) => /\.[cm]?jsx?$/.test(file) && !entries.includes(file));
    expect(advise(scripts, 'is JavaScript. Write it as .ts or .tsx.')).toEqual([]);
  });

  test('a file stays small enough to have one job', () => {
    const long = sources.filter((file) => /\.(tsx?|css|mjs)$/.test(file) && lineCount(file) > 300);
    expect(advise(long, 'is longer than 300 lines. Move a part of it to a file of its own.')).toEqual([]);
  });

  test('every slot of the theme that the site fills is explained', () => {
    const slots = [...new Set(under('theme').map((file) => file.split('/')[2] ?? ''))].filter(
      (name) => name !== 'README.md',
    );
    const unnamed = slots.filter((slot) => !read('src/theme/README.md').includes(`| \`${slot}\` |`));
    expect(
      advise(unnamed, 'is not in src/theme/README.md. Add why the site fills it and what would remove it.'),
    ).toEqual([]);
  });
});

describe('names', () => {
  test('files are named after what they export: camelCase, or PascalCase for a component', () => {
    const name = /^([a-zA-Z][a-zA-Z0-9]*)(\.module)?\.(tsx?|d\.ts|css|mjs|json|mdx|svg|png)$|^README\.md$/;
    const odd = sources.filter((file) => !name.test(path.basename(file)));
    expect(advise(odd, 'has an unusual name. Use camelCase, or PascalCase for a component.')).toEqual([]);
  });

  test('a component is a folder in PascalCase with an index.tsx', () => {
    const folders = under('components').filter(
      (file) => file.split('/').length > 3 && !/^src\/components\/hooks\//.test(file),
    );
    const names = [...new Set(folders.map((file) => file.split('/')[2] ?? ''))];
    const odd = names.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name));
    const empty = names.filter((name) => !sources.includes(`src/components/${name}/index.tsx`));
    expect([
      ...advise(odd, 'in src/components is not a folder in PascalCase. Give the component a folder of its own.'),
      ...advise(empty, 'in src/components has no index.tsx. That file holds the component that pages import.'),
    ]).toEqual([]);
  });

  test('no barrels', () => {
    const barrels = sources.filter((file) => {
      if (!/\/index\.tsx?$/.test(file) || /^src\/(theme|components)\//.test(file)) return false;
      const statements = read(file)
        .replace(/\/\*[^]*?\*\//g, '')
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('//'));
      return statements.length > 0 && statements.every((line) => /^export .* from /.test(line));
    });
    expect(advise(barrels, 'only re-exports other files. Import them by their own path.')).toEqual([]);
  });
});
