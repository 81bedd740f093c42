import {toString} from 'mdast-util-to-string';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {withoutProps, type Contract} from '../../content/contract';
import {frontMatterOf} from './parse';
import {readMdx} from './readMdx';

/** What the fields at the top of a component's guide.mdx tell its writers. */
type Advice = {
  /** What it is for, in a sentence. */
  purpose: string;
  /** What to do with it, and what not to. */
  do: string;
  dont: string;
  /** The fields of a page on which its examples stand, if it shows any. */
  fields?: Record<string, unknown>;
};

/** A way to write with a component. The first one is the snippet that editors offer. */
export type Example = {title: string; mdx: string};

/** A component that pages may use, with the path by which they import it and the text of its guide. */
export type Component = {name: string; source: string; contract: Contract; advice: Advice; guide: string};

const src = path.resolve(__dirname, '..', '..');

/** A component without a contract takes no props. */
const contractIn = (folder: string): Contract => {
  const file = path.join(folder, 'contract.ts');
  // oxlint-disable-next-line typescript/no-require-imports -- so that a new contract needs no second edit
  return {...withoutProps, ...(existsSync(file) && (require(file) as {default: Partial<Contract>}).default)};
};

/** Pages import every component from one folder; what a feature draws has its door there. */
function componentsIn(room: string): Component[] {
  return readdirSync(path.join(src, room)).flatMap((name) => {
    const folder = path.join(src, room, name);
    const file = path.join(folder, 'guide.mdx');
    if (!existsSync(file)) return [];
    const guide = readFileSync(file, 'utf8');
    const advice = frontMatterOf(guide) as Advice;
    return [{name, source: `@site/src/components/${name}`, contract: contractIn(folder), advice, guide}];
  });
}

const featureFolders = (): string[] =>
  readdirSync(path.join(src, 'features'))
    .map((feature) => `features/${feature}/ui`)
    .filter((folder) => existsSync(path.join(src, folder)));

let loaded: ReadonlyMap<string, Component> | undefined;

/** Every component that has a guide, by name. */
export function components(): ReadonlyMap<string, Component> {
  loaded ??= new Map(['components', ...featureFolders()].flatMap(componentsIn).map((one) => [one.name, one]));
  return loaded;
}

/** The examples in a guide, each below its title. */
export function examplesOf({guide}: Component): Example[] {
  const titles = readMdx(guide).children.filter((node) => node.type === 'heading' && node.depth === 1);
  return titles.map((title, at) => ({
    title: toString(title),
    mdx: guide.slice(title.position?.end.offset, titles[at + 1]?.position?.start.offset).trim(),
  }));
}

export const importLine = ({name, source}: Component): string => `import ${name} from '${source}';`;
