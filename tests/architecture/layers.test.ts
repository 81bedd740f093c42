import {filesIn} from '../support/files';
import {circularImports} from './circularImports';
import {importsOf} from './imports';
import {layers, type Layer} from './layers';

// The entry of every command runs before any package is installed, so it may import only Node modules.
const entry = 'src/cli/run.mjs';
const files = [...filesIn('src'), ...filesIn('pages'), 'docusaurus.config.ts'].filter((file) =>
  /\.(tsx?|mdx)$/.test(file),
);

const styleSheet = (target: string) => /^src\/.*\.module\.css$/.test(target);

function refusedImports({name, holds, may, mayType = [], advice}: Layer): string[] {
  return files
    .filter((file) => holds.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({target, typeOnly}) => {
          if (styleSheet(target)) return !target.startsWith(file.replace(/[^/]+$/, ''));
          if (typeOnly && !/^(src|pages)\//.test(target)) return false;
          const allowed = typeOnly ? [...may, ...mayType] : may;
          return !allowed.some((pattern) => pattern.test(target));
        })
        .map(({target, line}) => `${file}:${line} imports ${target}, which ${name} may not. ${advice}`),
    );
}

describe('layers', () => {
  test.each(layers.map((layer) => [layer.name, layer] as const))('limit the imports of %s', (_, layer) => {
    expect(refusedImports(layer)).toEqual([]);
  });

  test('contain every source file', () => {
    const withoutLayer = files
      .filter((file) => !file.endsWith('.d.ts') && !layers.some((layer) => layer.holds.test(file)))
      .map(
        (file) => `${file} belongs to no layer. Move it into a folder of src that tests/architecture/layers.ts lists.`,
      );
    expect(withoutLayer).toEqual([]);
  });

  test('let the entry of the commands import only Node modules', () => {
    const packages = importsOf(entry)
      .map(({target}) => target)
      .filter((target) => !['child_process', 'fs', 'module', 'path', 'url'].includes(target));
    expect(packages).toEqual([]);
  });

  test('have no circular imports between folders at any depth', () => {
    expect(circularImports(files.filter((file) => file.startsWith('src/')))).toEqual([]);
  });
});
