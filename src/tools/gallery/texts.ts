import type * as z from 'zod';
import {aboutSchema} from '../../content/fieldSchemas';
import {galleryAddress} from '../../content/slug';
import {examplesOf, importLines, type Component} from '../../mdx/components';
import {holders} from './markdown';

type Components = ReadonlyMap<string, Component>;

const tags = (mdx: string) => [...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);

const imports = (mdx: readonly string[], components: Components): string =>
  importLines([...new Set(mdx.flatMap(tags))].flatMap((name) => components.get(name) ?? [])).join('\n');

function valuesOf(schema: z.ZodType): string {
  const {inner, refersTo, choices} = aboutSchema(schema);
  return choices?.join(' · ') ?? refersTo ?? inner.type;
}

/** Text that is not parsed as Markdown. A vertical bar would end a table cell, so it is replaced. */
const plain = (text: string) => `{${JSON.stringify(text.replaceAll('|', '∣'))}}`;

function propTable({props}: Component): string {
  const rows = Object.entries(props.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const {description, optional} = aboutSchema(schema);
    return `| \`${name}\`${optional ? '' : ' (required)'} | ${plain(valuesOf(schema))} | ${plain(description)} |`;
  });
  return rows.length > 0
    ? ['| Prop | Values | Description |', '| --- | --- | --- |', ...rows].join('\n')
    : 'It has no props.';
}

const value = (given: unknown) => `{${JSON.stringify(given)}}`;

const galleryImports = `import Code from '@site/src/tools/gallery/ui/Code';
import Specimen from '@site/src/tools/gallery/ui/Specimen';`;

const head = (title: string, description: string, more: Record<string, unknown> = {}) => {
  const fields = {...more, title, description, unlisted: true};
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n`;
};

const hero = (title: string, about: string) => `<Hero>\n\n# ${title}\n\n<p>${plain(about)}</p>\n\n</Hero>`;

const specimen = ({title, mdx}: {title: string; mdx: string}) =>
  `<Specimen title=${value(title)} code=${value(mdx)}>\n\n${mdx}\n\n</Specimen>`;

/** The page of one component: what it is for, its props, and its examples. */
export function componentPage(component: Component, components: Components): string {
  const {name, guide} = component;
  const examples = examplesOf(component);
  return [
    head(name, guide.purpose, guide.fields),
    galleryImports,
    imports(['<Hero /><Prose /><Section />', ...examples.map(({mdx}) => mdx)], components),
    hero(name, guide.purpose),
    '<Section>',
    `<Prose>\n\n${plain(guide.do)}\n\n${plain(guide.dont)}\n\n</Prose>`,
    `<Code what="the import line">${plain(importLines([component]).join())}</Code>`,
    propTable(component),
    '</Section>',
    ...examples.map(specimen),
  ].join('\n\n');
}

/** What Markdown looks like in each component that takes any. */
export function markdownPage(components: Components): string {
  const about = 'What writers write in Markdown, in every component that takes it.';
  return [
    head('Markdown', about),
    galleryImports,
    imports(['<Hero />', ...Object.values(holders)], components),
    hero('Markdown', about),
    ...Object.entries(holders).map(([title, mdx]) => specimen({title, mdx})),
  ].join('\n\n');
}

/** The list of all components. */
export function indexPage(components: Components): string {
  const cards = [...components.values()].map(
    ({name, guide}) => `<Card to="${galleryAddress(name)}">\n\n### ${name}\n\n${plain(guide.purpose)}\n\n</Card>`,
  );
  const about = 'Every component that pages can use, with its props and examples.';
  return [
    head('Gallery', about),
    imports(['<Card /><CardGrid /><Hero /><Section />'], components),
    hero('Gallery', about),
    '<Section>',
    '## Components',
    'In each that takes Markdown, [lists, quotes, tables and pictures](/gallery/markdown) look as they should.',
    '<CardGrid columns={3}>',
    ...cards,
    '</CardGrid>',
    '</Section>',
  ].join('\n\n');
}
