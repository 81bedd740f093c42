import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesIn, lineCount, read, root} from '../support/files';

const sources = filesIn('src');
const folders = [
  'catalogue',
  'claims',
  'commands',
  'company',
  'components',
  'css',
  'plugins',
  'servers',
  'shell',
  'site',
  'theme',
  'writing',
];
const advise = (files: readonly string[], advice: string) => files.map((file) => `${file} ${advice}`);
const under = (folder: string) => sources.filter((file) => file.startsWith(`src/${folder}/`));

describe('each thing has its place', () => {
  test('the folders of src', () => {
    const strays = sources.filter((file) => {
      const [, folder = ''] = file.split('/');
      return !folders.includes(folder) && file !== 'src/modules.d.ts';
    });
    expect(advise(strays, `is in no known folder. The folders are: ${folders.join(', ')}.`)).toEqual([]);
  });

  test('source is TypeScript, except for the entry that runs before it can be loaded', () => {
    const scripts = sources.filter((file) => /\.[cm]?jsx?$/.test(file) && file !== 'src/cli/run.mjs');
    expect(advise(scripts, 'is JavaScript. Write it as .ts or .tsx.')).toEqual([]);
  });

  test('a file stays small enough to have one job', () => {
    const long = sources.filter((file) => /\.(tsx?|css|mjs)$/.test(file) && lineCount(file) > 300);
    expect(advise(long, 'is longer than 300 lines. Move a part of it to a file of its own.')).toEqual([]);
  });

  test('shims of the theme are at most 20 lines and are explained', () => {
    const explained = existsSync(path.join(root, 'src/theme/README.md')) ? read('src/theme/README.md') : '';
    const shims = under('theme').filter((file) => /\.tsx?$/.test(file));
    const long = shims.filter((file) => lineCount(file) > 20);
    const slot = (file: string) => file.replace('src/theme/', '').replace(/(\/index)?\.tsx?$/, '');
    const unnamed = shims.filter((file) => !explained.includes(slot(file)));
    expect([
      ...advise(long, 'is longer than 20 lines. Move the work to a part in src/site.'),
      ...advise(unnamed, 'is not in src/theme/README.md. Add what it replaces, why, and what would remove it.'),
    ]).toEqual([]);
  });

  test('the theme has no styles', () => {
    const styles = under('theme').filter((file) => file.endsWith('.css'));
    expect(advise(styles, 'styles the theme. Move it to the part in src/site that the shim shows.')).toEqual([]);
  });
});

describe('names', () => {
  test('files are named after what they export: camelCase, or PascalCase for a component', () => {
    const name = /^([a-zA-Z][a-zA-Z0-9]*)(\.module)?\.(tsx?|d\.ts|css|mjs|json|svg|webm)$|^README\.md$/;
    const odd = sources.filter((file) => !name.test(path.basename(file)));
    expect(advise(odd, 'has an unusual name. Use camelCase, or PascalCase for a component.')).toEqual([]);
  });

  test('a file in PascalCase exports something of the same name', () => {
    const wrong = sources.filter((file) => {
      const name = /^([A-Z]\w*)\.tsx?$/.exec(path.basename(file))?.[1];
      return name && !new RegExp(`export (default )?(async )?(function|const|class|type) ${name}\\b`).test(read(file));
    });
    expect(advise(wrong, 'does not export anything of its name. Rename the file or the export.')).toEqual([]);
  });

  test('a component is a folder in PascalCase with an index.tsx', () => {
    const names = [...new Set(under('components').map((file) => file.split('/')[2] ?? ''))];
    const odd = names.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name));
    const empty = names.filter((name) => !sources.includes(`src/components/${name}/index.tsx`));
    expect([
      ...advise(odd, 'in src/components is not a folder in PascalCase. Give the component a folder of its own.'),
      ...advise(empty, 'in src/components has no index.tsx. That file holds the component that pages import.'),
    ]).toEqual([]);
  });

  test('only what Docusaurus or a page resolves by its path has a default export', () => {
    const resolved = [
      /^src\/(components|site)\//,
      /^src\/theme\//,
      /^src\/plugins\//,
      /^src\/(servers|shell|writing)\/(plugin|remark)\.ts$/,
      /^src\/commands\/\w+\.ts$/,
    ];
    const odd = sources
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !resolved.some((at) => at.test(file)))
      .filter((file) => /^export default /m.test(read(file)));
    expect(advise(odd, 'has a default export. Give it a name.')).toEqual([]);
  });

  test('no barrels', () => {
    const barrels = sources.filter((file) => {
      if (!/\/index\.tsx?$/.test(file) || file.startsWith('src/theme/')) return false;
      const statements = read(file)
        .replace(/\/\*[^]*?\*\//g, '')
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('//'));
      return statements.length > 0 && statements.every((line) => /^export .* from /.test(line));
    });
    expect(advise(barrels, 'only re-exports other files. Import them by their own path.')).toEqual([]);
  });
});
