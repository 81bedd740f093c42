import {toString} from 'mdast-util-to-string';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Contract} from '../../content/contract';
import {headOf, readMdx} from './readMdx';

/** A component that pages may use, with its folder and the path by which pages import it. */
export type Component = {name: string; folder: string; source: string; contract: Contract};

const src = path.resolve(__dirname, '..', '..');

const load = (file: string): Contract =>
  // oxlint-disable-next-line typescript/no-require-imports -- so that a new contract needs no second edit
  (require(file) as {default: Contract}).default;

/** Pages import every component from one folder; what a feature draws has its door there. */
function componentsIn(room: string): Component[] {
  return readdirSync(path.join(src, room))
    .map((name) => ({name, folder: path.join(src, room, name)}))
    .filter(({folder}) => existsSync(path.join(folder, 'contract.ts')))
    .map(({name, folder}) => ({
      name,
      folder,
      source: `@site/src/components/${name}`,
      contract: load(path.join(folder, 'contract.ts')),
    }));
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

/** A way to write with a component. The first one is the snippet that editors offer. */
export type Example = {title: string; mdx: string};

/** The examples beside a contract, each below its title, and the lines of the fields that a page with them needs. */
export function examplesOf({folder}: Component): {fields: string; examples: Example[]} {
  const text = readFileSync(path.join(folder, 'examples.mdx'), 'utf8');
  const titles = readMdx(text).children.filter((node) => node.type === 'heading' && node.depth === 1);
  const examples = titles.map((title, at) => ({
    title: toString(title),
    mdx: text.slice(title.position?.end.offset, titles[at + 1]?.position?.start.offset).trim(),
  }));
  return {fields: headOf(text).replace(/^---\n|---$/g, ''), examples};
}
