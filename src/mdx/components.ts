import {toString} from 'mdast-util-to-string';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {text} from '../content/fieldSchemas';
import {features} from '../company';
import {hasChoices} from './figures/draw';
import {frontMatterOf} from './parse';
import {readMdx} from './readMdx';

/** The fields at the top of a component's guide.mdx. */
const guideFields = z.strictObject({
  /** What it is for, in a sentence. */
  purpose: z.string(),
  /** What to do with it, and what not to. */
  do: z.string(),
  dont: z.string(),
  /** Whether it takes text between its tags; if not set, the text is required. */
  copy: z.enum(['optional', 'none']).optional(),
  /** Whether a page may use it only once. */
  once: z.boolean().optional(),
  /** The component that it has to stand in. */
  inside: z.string().optional(),
  /** The level of the headings that it prints itself, if it prints any. */
  headings: z.literal(3).optional(),
  /** The kind of section whose pages it shows. Without such a section, it would be empty. */
  shows: z.enum(['service', 'industry', 'listed']).optional(),
  /** Anchors that it always has, on any page. */
  anchors: z.array(z.string()).optional(),
  /** The front matter for its examples, if they show any. */
  fields: z.record(z.string(), z.unknown()).optional(),
});

type Guide = z.infer<typeof guideFields> & {text: string};

/** What a page can import, by its name, from the list at `source`. Drawings of a single page have no guide, because nobody uses them on another. */
export type Importable = {name: string; source: string; props: z.ZodObject; guide?: Guide};

/** A component for pages, with its import path, its guide, and the schema of its props. */
export type Component = Importable & {guide: Guide};

const src = path.resolve(__dirname, '..');

function propsIn(folder: string): z.ZodObject {
  const file = path.join(folder, 'props.ts');
  if (!existsSync(file)) return z.strictObject({});
  // oxlint-disable-next-line typescript/no-require-imports -- so that a new component needs no second edit
  return (require(file) as {props: z.ZodObject}).props;
}

const noProps = z.strictObject({});
const labelOnly = z.strictObject({label: text(60, 'The name of its choices for screen readers.')});

const illustrations = (): Importable[] =>
  readdirSync(path.join(src, 'illustrations'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => {
      const name = path.basename(file, '.tsx');
      return {name, source: '@site/src/illustrations', props: hasChoices(name) ? labelOnly : noProps};
    });

function componentsIn(parent: string): Component[] {
  const source = `@site/src/${parent.replace(/\/ui$/, '')}`;
  return readdirSync(path.join(src, parent)).flatMap((name) => {
    const folder = path.join(src, parent, name);
    const file = path.join(folder, 'guide.mdx');
    if (!existsSync(file)) return [];
    const text = readFileSync(file, 'utf8');
    const guide = {...guideFields.parse(frontMatterOf(text)), text};
    return [{name, source, guide, props: propsIn(folder)}];
  });
}

/** Those of features that are not switched off. */
const featureFolders = (): string[] =>
  readdirSync(path.join(src, 'features'))
    .filter((feature) => (features as Readonly<Record<string, boolean>>)[feature] !== false)
    .map((feature) => `features/${feature}/ui`)
    .filter((folder) => existsSync(path.join(src, folder)));

let loaded: ReadonlyMap<string, Component> | undefined;

/** Every component that has a guide, by name. */
export function components(): ReadonlyMap<string, Component> {
  loaded ??= new Map(['components', ...featureFolders()].flatMap(componentsIn).map((one) => [one.name, one]));
  return loaded;
}

/** Components, and the drawings of single pages. */
export const importable = (): ReadonlyMap<string, Importable> =>
  new Map<string, Importable>([...components(), ...illustrations().map((one) => [one.name, one] as const)]);

/** The examples in a guide, each below its title. Editors offer the first one as a snippet. */
export function examplesOf({guide: {text}}: Component) {
  const titles = readMdx(text).children.filter((node) => node.type === 'heading' && node.depth === 1);
  return titles.map((title, at) => ({
    title: toString(title),
    mdx: text.slice(title.position?.end.offset, titles[at + 1]?.position?.start.offset).trim(),
  }));
}

/** A line for each list that these components come from. */
export function importLines(used: readonly Importable[]): string[] {
  const sources = [...new Set(used.map(({source}) => source))].sort();
  return sources.map((source) => {
    const names = used.filter((one) => one.source === source).map(({name}) => name);
    return `import {${names.sort().join(', ')}} from '${source}';`;
  });
}
