import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Contract} from '../../content/contract';

/** A component that pages may use, with the path by which they import it. */
export type Component = {name: string; source: string; contract: Contract};

const src = path.resolve(__dirname, '..', '..');

const load = (file: string): Contract =>
  // oxlint-disable-next-line typescript/no-require-imports -- so that a new contract needs no second edit
  (require(file) as {default: Contract}).default;

/** Pages import every component from one folder; what a feature draws has its door there. */
function componentsIn(folder: string): Component[] {
  return readdirSync(path.join(src, folder))
    .map((name) => ({name, file: path.join(src, folder, name, 'contract.ts')}))
    .filter(({file}) => existsSync(file))
    .map(({name, file}) => ({name, source: `@site/src/components/${name}`, contract: load(file)}));
}

const featureFolders = (): string[] =>
  readdirSync(path.join(src, 'features'))
    .map((feature) => `features/${feature}/ui`)
    .filter((folder) => existsSync(path.join(src, folder)));

let loaded: ReadonlyMap<string, Component> | undefined;

/** Every component that has a contract, by name. */
export function components(): ReadonlyMap<string, Component> {
  loaded ??= new Map(['components', ...featureFolders()].flatMap(componentsIn).map((one) => [one.name, one]));
  return loaded;
}

export const importLine = ({name, source}: Component): string => `import ${name} from '${source}';`;
