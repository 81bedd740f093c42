import * as z from 'zod';
import type {Contract} from '../../content/contract';
import {aboutSchema} from '../../content/fieldSchemas';
import {importLine, type Component} from '../../build/mdx/contracts';
import {generatedFolder} from '../../build/generatedFolder';
import type {Audience} from './messages';

/** Where the generated pages are. */
export const folder = `${generatedFolder}/gallery`;

type Components = ReadonlyMap<string, Component>;

const tags = (mdx: string) => [...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);

const imports = (mdx: readonly string[], components: Components): string =>
  [...new Set(mdx.flatMap(tags))]
    .sort()
    .flatMap((name) => components.get(name) ?? [])
    .map(importLine)
    .join('\n');

/** A prop as the gallery lists it. */
type PropRow = {name: string; takes: string; required: boolean; about: string};

function takes(schema: z.ZodType): string {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodEnum) return inner.options.join(' · ');
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((one) => (one instanceof z.ZodLiteral ? [...one.values] : [])).join(' · ');
  return aboutSchema(schema).refersTo ?? inner.type;
}

const rows = ({contract}: Component): PropRow[] =>
  Object.entries(contract.props.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const {description, optional} = aboutSchema(schema);
    return {name, takes: takes(schema), required: !optional, about: description};
  });

const value = (given: unknown) => `{${JSON.stringify(given)}}`;

const parts = `import Entry from '@site/src/tools/gallery/ui/Entry';
import Specimen from '@site/src/tools/gallery/ui/Specimen';`;

const head = (title: string, description: string, more: Contract['fields'] = {}) => {
  const fields = {...more, title, description, unlisted: true};
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n`;
};

/** The page of one component: what it is for, its props, and its examples. */
export function componentPage(component: Component, components: Components): string {
  const {name, contract} = component;
  const examples = contract.examples.map(
    ({title, mdx}) => `<Specimen title=${value(title)} code=${value(mdx)}>\n\n${mdx}\n\n</Specimen>`,
  );
  const entry = `<Entry purpose=${value(contract.purpose)} yes=${value(contract.do)} no=${value(contract.dont)} line=${value(importLine(component))} rows=${value(rows(component))}>\n\n# ${name}\n\n</Entry>`;
  const all = imports(
    contract.examples.map(({mdx}) => mdx),
    components,
  );
  return [head(name, contract.purpose, contract.fields), parts, all, '', entry, '', examples.join('\n\n'), ''].join(
    '\n',
  );
}

export const slugOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** The list of all components, and of all messages. */
export function indexPage(components: Components, audiences: readonly Audience[]): string {
  const cards = [...components.values()].map(
    ({name, contract}) =>
      `<Card to="/gallery/${slugOf(name)}">\n\n### ${name}\n\n{${JSON.stringify(contract.purpose)}}\n\n</Card>`,
  );
  const about = 'Every component that pages may use, with its props and examples of how to write it.';
  return [
    head('Gallery', about),
    imports(['<Card /><CardGrid /><Hero /><Section />'], components),
    "import Messages from '@site/src/tools/gallery/ui/Messages';",
    '',
    `<Hero icon="layout-grid">\n\n# Gallery\n\n${about}\n\n</Hero>`,
    '',
    `<Section>\n\n## Components\n\n<CardGrid columns={3}>\n\n${cards.join('\n\n')}\n\n</CardGrid>\n\n</Section>`,
    '',
    `<Section>\n\n## Messages\n\n<Messages audiences=${value(audiences)} />\n\n</Section>`,
    '',
  ].join('\n');
}
