import {importsOf} from './imports';

const depths = [1, 2, 3, 4, 5, 6];
const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

const placeAt = (file: string, depth: number) =>
  file
    .split('/')
    .slice(0, depth + 1)
    .join('/');

/** An import between neighboring folders or files; `description` describes it. */
type Edge = {from: string; to: string; description: string};

/** The edges that are left after repeatedly removing everything that imports nothing or that nothing imports. */
function cyclesIn(edges: readonly Edge[]): readonly Edge[] {
  const [from, to] = [new Set(edges.map((edge) => edge.from)), new Set(edges.map((edge) => edge.to))];
  const left = edges.filter((edge) => from.has(edge.to) && to.has(edge.from));
  return left.length === edges.length ? edges : cyclesIn(left);
}

export function circularImports(files: readonly string[]): string[] {
  const known = new Set(files);
  const imports = files
    .flatMap((file) => importsOf(file).map(({target}) => [file, target] as const))
    .flatMap(([file, target]) => {
      const found = endings.map((ending) => target + ending).find((name) => known.has(name));
      return found ? [[file, found] as const] : [];
    });
  return depths.flatMap((depth) => {
    const edges = imports
      .map(([file, target]) => ({
        from: placeAt(file, depth),
        to: placeAt(target, depth),
        description: `${file} imports ${target}`,
      }))
      .filter(({from, to}) => from !== to && placeAt(from, depth - 1) === placeAt(to, depth - 1));
    return cyclesIn(edges).map(({description}) => description);
  });
}
