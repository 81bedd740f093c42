import {importsOf} from './imports';

/** A writer imports `components/ContactForm`; the file only leads on to the feature that draws it. */
const isDoor = (file: string): boolean => {
  const [only, ...more] = importsOf(file);
  return (
    /^src\/components\/\w+\/index\.tsx$/.test(file) && more.length === 0 && !!only?.target.startsWith('src/features/')
  );
};

const depths = [1, 2, 3, 4, 5, 6];

const placeAt = (file: string, depth: number) =>
  file
    .split('/')
    .slice(0, depth + 1)
    .join('/');

type Edge = readonly [from: string, to: string];
type Graph = Map<string, Map<string, string>>;

/** The folders and files in one folder, and which of them imports which. */
function graphOf(edges: readonly Edge[], depth: number): Graph {
  const graph: Graph = new Map();
  for (const [from, to] of edges) {
    const [a, b] = [placeAt(from, depth), placeAt(to, depth)];
    if (a === b || placeAt(a, depth - 1) !== placeAt(b, depth - 1)) continue;
    graph.set(a, (graph.get(a) ?? new Map<string, string>()).set(b, `${from} imports ${to}`));
  }
  return graph;
}

/** The first circle that is found, as a sentence for each of its steps. */
function circleIn(graph: Graph): string | undefined {
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string | undefined => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      const circle = [...path.slice(start), folder];
      return circle
        .slice(1)
        .map((to, at) => graph.get(circle[at] ?? '')?.get(to))
        .join('; ');
    }
    if (done.has(folder)) return undefined;
    for (const next of graph.get(folder)?.keys() ?? []) {
      const found = visit(next, [...path, folder]);
      if (found) return found;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of graph.keys()) {
    const found = visit(folder, []);
    if (found) return found;
  }
  return undefined;
}

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

export function circlesAmong(files: readonly string[]): string[] {
  const known = new Set(files);
  const edges = files
    .filter((file) => !isDoor(file))
    .flatMap((file) =>
      importsOf(file).flatMap(({target}): Edge[] => {
        const to = endings.map((ending) => target + ending).find((name) => known.has(name));
        return to ? [[file, to]] : [];
      }),
    );
  return depths.flatMap((depth) => circleIn(graphOf(edges, depth)) ?? []);
}
