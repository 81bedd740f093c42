import type * as z from 'zod';
import {aboutSchema} from '../../content/fieldSchemas';
import {components, importLines, type Component} from '../../mdx/components';

/** Text that is not read as Markdown. A vertical bar would end a cell of a table, so another sign replaces it. */
const plain = (text: string) => `{${JSON.stringify(text.replaceAll('|', '∣'))}}`;

function rowOf([name, schema]: [string, z.ZodType]): string {
  const {inner, refersTo, choices, description, optional} = aboutSchema(schema);
  const values = choices?.join(' · ') ?? refersTo ?? inner.type;
  return `| \`${name}\`${optional ? '' : ' (required)'} | ${plain(values)} | ${plain(description)} |`;
}

/** What is a part of a page by itself. Everything else stands in a section. */
const isPart = (mdx: string) => /^<(Hero|Section)\b/.test(mdx);

function partOf({name, about, props}: Component): string {
  const rows = Object.entries(props.shape as Record<string, z.ZodType>).map(rowOf);
  const table = rows.length > 0 ? ['| Prop | Values | Description |', '| --- | --- | --- |', ...rows].join('\n') : '';
  const {example, purpose} = about;
  return [
    `<Section>\n\n## ${name}\n\n${plain(purpose)}`,
    `\`\`\`mdx\n${example}\n\`\`\``,
    table,
    isPart(example) ? `</Section>\n\n${example}` : `${example}\n\n</Section>`,
  ].join('\n\n');
}

/** The fields of a job too, which its components show. */
const head = `---
title: Gallery
description: Every component that pages can use, with its props and an example.
unlisted: true
summary: You look after the agents of three clients.
department: Engineering
location: Remote
type: Full-time
experience: 3+ years
requirements: [A year on call, Plain sentences in English]
posted: 2027-01-31
---`;

/** Every component for pages, with its props and its example. */
export function galleryPage(): string {
  const all = [...components().values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const used = new Set([
    'Section',
    ...all.flatMap(({about}) => [...about.example.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
  ]);
  return [head, importLines(all.filter(({name}) => used.has(name))).join('\n'), ...all.map(partOf)].join('\n\n');
}
