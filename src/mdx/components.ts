import {transformSync} from '@swc/core';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import * as z from 'zod';
import {features} from '../company';
import type {component} from '../content/component';

type About = ReturnType<typeof component>;

/** What a page can import, by its name, from `source`. Drawings of a single page say nothing about themselves. */
export type Importable = {name: string; source: string; props: z.ZodObject; about?: About};

/** A component for pages, with what it says about itself. */
export type Component = Importable & {about: About};

const src = path.resolve(__dirname, '..');

/** In place of what a component renders with. */
const nothing: object = new Proxy(() => nothing, {get: () => nothing});

/** What a component says about itself. It runs without React, styles and whatever else only browsers have. */
function aboutIn(file: string): About {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    module: {type: 'commonjs'},
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
      target: 'es2022',
    },
  });
  const load = (name: string): unknown => {
    if (name === 'zod') return z;
    if (!/^\.[./]*\/(content|claims|company)\b/.test(name)) return nothing;
    // oxlint-disable-next-line typescript/no-require-imports -- so that a new component needs no second edit
    return require(path.resolve(file, '..', name));
  };
  const exported: {about?: () => About} = {};
  compileFunction(code, ['require', 'exports'])(load, exported);
  if (!exported.about)
    throw new Error(`${file}: a component for pages must export \`about\` (src/content/component.ts).`);
  return exported.about();
}

/** The components in a list for pages, such as src/components/index.ts. */
function componentsIn(folder: string): Component[] {
  const list = path.join(src, folder, 'index.ts');
  if (!existsSync(list)) return [];
  const lines = readFileSync(list, 'utf8').matchAll(/^export \{(?:default as )?(\w+)\} from '(.+)';$/gm);
  return [...lines].map(([, name = '', from = '']) => {
    const file = path.join(src, folder, from);
    const about = aboutIn(existsSync(`${file}.tsx`) ? `${file}.tsx` : path.join(file, 'index.tsx'));
    return {name, source: `@site/src/${folder}`, about, props: about.props};
  });
}

const noProps = z.strictObject({});

/** The drawings in src/illustrations, which take nothing: their words are their own. */
const illustrations = (): Importable[] =>
  readdirSync(path.join(src, 'illustrations')).flatMap((file) => {
    const drawings = readFileSync(path.join(src, 'illustrations', file), 'utf8').matchAll(
      /^export (?:const|function) (\w+).*\(\): ReactNode/gm,
    );
    const source = `@site/src/illustrations/${path.parse(file).name}`;
    return [...drawings].map(([, name = '']) => ({name, source, props: noProps}));
  });

/** Those that are not switched off. */
const featureFolders = (): string[] =>
  readdirSync(path.join(src, 'features'))
    .filter((feature) => (features as Readonly<Record<string, boolean>>)[feature] !== false)
    .map((feature) => `features/${feature}`);

let loaded: ReadonlyMap<string, Component> | undefined;

/** Every component for pages, by name. */
export function components(): ReadonlyMap<string, Component> {
  loaded ??= new Map(['components', ...featureFolders()].flatMap(componentsIn).map((one) => [one.name, one]));
  return loaded;
}

let all: ReadonlyMap<string, Importable> | undefined;

/** Components, and the drawings of single pages. */
export function importable(): ReadonlyMap<string, Importable> {
  all ??= new Map<string, Importable>([...components(), ...illustrations().map((one) => [one.name, one] as const)]);
  return all;
}

/** A line for each place that these components come from. */
export function importLines(used: readonly Importable[]): string[] {
  const sources = [...new Set(used.map(({source}) => source))].sort();
  return sources.map((source) => {
    const names = used.filter((one) => one.source === source).map(({name}) => name);
    return `import {${names.sort().join(', ')}} from '${source}';`;
  });
}
