import type {Props, RouteConfig} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A style sheet by its address, such as `/assets/css/main.1a2b3c4d.css`. */
export type Sheet = {address: string; rules: string};

export type Built = Pick<Props, 'outDir' | 'generatedFilesDir' | 'routes'>;

/** The names of a route's chunks, as Docusaurus lists them. */
type Chunks = string | {[part: string]: Chunks};
/** The ids of what a chunk consists of, by its name, and the files of each. */
type Manifest = {origins: Record<string, string[]>; assets: Record<string, {css?: {publicPath: string}[]}>};

const namesIn = (chunks: Chunks): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** The path of each page's route, and with it those of the routes around it. */
const trails = (routes: readonly RouteConfig[], around: readonly string[] = []): [string, string[]][] =>
  routes.flatMap(({path: own, routes: inner}) => {
    const trail = [...around, own];
    return inner ? trails(inner, trail) : [[own, trail]];
  });

/** Returns what finds the sheets of a page: that of the application, and those of the chunks that its route loads. */
export function sheetsOfPages({outDir, generatedFilesDir, routes}: Built): (address: string) => Sheet[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const {origins, assets} = read('client-manifest.json') as Manifest;
  const idsOf = (names: readonly string[]) => names.flatMap((name) => origins[name] ?? []);
  const chunks = Object.entries(read('routesChunkNames.json') as Record<string, Chunks>).map(([key, value]) => ({
    route: key.replace(/-[^-]+$/, ''),
    ids: idsOf(namesIn(value)),
  }));
  const ofRoutes = new Set(chunks.flatMap(({ids}) => ids));
  const ofNone = Object.keys(assets).filter((id) => !ofRoutes.has(id));
  const trailOf = new Map(trails(routes));
  return (page) => {
    const trail = trailOf.get(page);
    // The 404 page has no route; its chunk is among those that no route needs.
    const own = trail ? chunks.filter(({route}) => trail.includes(route)).flatMap(({ids}) => ids) : ofNone;
    const files = [...idsOf(['main']), ...own].flatMap((id) => assets[id]?.css ?? []);
    const addresses = new Set(files.map(({publicPath}) => publicPath));
    return [...addresses].map((address) => ({address, rules: readFileSync(path.join(outDir, address), 'utf8')}));
  };
}
