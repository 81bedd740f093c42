import {didYouMean} from '../../catalogue/schemaProblems';
import {openingsFolder} from '../../catalogue/openings';
import type {Section} from '../../catalogue/sections';
import {components, importLine} from '../doctor/contracts';
import {examine} from '../doctor/examine';
import {printed} from '../doctor/finding';
import {siteOf, type Given} from '../doctor/sources';
import {parsePage} from '../doctor/parse';
import {dayOf} from '../../catalogue/policies/dates';
import {bodies} from './bodies';

export type Asked = {section: string; slug: string; title: string};

/** Either a page, or the sentence that says why there is none. */
export type NewPage = {file: string; text: string; refused?: undefined} | {refused: string};

const quoted = (text: string) => (/^[\w][\w ,.’'()-]*$/.test(text) ? text : JSON.stringify(text));

/** The next free place in the menu of a section. */
function nextOrder({folder}: Section, {sources, sections}: Given): number {
  const orders = sources
    .filter(({file}) => file.startsWith(`pages/${folder}/`))
    .map(({file, text}) => Number(parsePage(file, text, sections).frontMatter.order ?? 0));
  return Math.max(0, ...orders) + 1;
}

function head({pages}: Section, title: string, order: number): string {
  const lines = [
    `title: ${quoted(title)}`,
    `description: ${quoted(`What agents do for ${title}, for whom and in what time: one or two sentences that only this page can say.`)}`,
    `label: ${quoted(title)}`,
    'line: What it does, in a few words',
    'icon: sprout',
    'hue: moss',
    `order: ${order}`,
  ];
  const card = [
    'summary: The card on the home page, in one sentence.',
    'details: What agents do in this trade, in one or two sentences, for the card on the home page.',
    'use_cases: [First use case, Second use case, Third use case]',
  ];
  return ['---', ...lines, ...(pages === 'industry' ? card : []), '---'].join('\n');
}

const openingHead = (title: string) => `---
title: ${quoted(title)}
description: ${quoted(`The work of a ${title}, what it takes and where: one or two sentences for a search result.`)}
summary: What the person does, in a sentence or two.
department: Engineering
location: Remote
type: Full-time
experience: 3+ years
requirements:
  - The first thing without which it does not work
  - The second one
posted: ${dayOf(new Date())}
---`;

function imports(body: string): string {
  const used = [...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  return used
    .flatMap((name) => components().get(name) ?? [])
    .map(importLine)
    .sort((a, b) => (a.split("'")[1] ?? '').localeCompare(b.split("'")[1] ?? ''))
    .join('\n');
}

function refusal({section, slug, title}: Asked, {sources, sections}: Given): string | undefined {
  const folders = [...sections.map(({folder}) => folder), openingsFolder];
  if (!section || !slug || !title) return 'Say which page to create: npm run new -- <section> <slug> "<Title>".';
  if (!folders.includes(section)) return `There is no section "${section}".${didYouMean(section, folders)}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
    const better = title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return `"${slug}" is not a valid address. Use lowercase letters, digits and single dashes, such as ${better}.`;
  }
  const file = `pages/${section}/${slug}.mdx`;
  if (sources.some((source) => source.file === file)) return `${file} already exists. Edit it, or choose another slug.`;
  return undefined;
}

/** A new page with its fields filled in. It is refused rather than written with a problem in it. */
export function newPage(asked: Asked, given: Given): NewPage {
  const refused = refusal(asked, given);
  if (refused !== undefined) return {refused};
  const {slug, title} = asked;
  const section = given.sections.find(({folder}) => folder === asked.section);
  const body = bodies[section ? (section.pages ?? 'listed') : 'opening'](title);
  const file = `pages/${asked.section}/${slug}.mdx`;
  const fields = section ? head(section, title, nextOrder(section, given)) : openingHead(title);
  const text = `${fields}\n${imports(body)}\n\n${body}`;
  const findings = examine(siteOf({...given, sources: [...given.sources, {file, text}]})).filter(
    (one) => one.file === file,
  );
  if (findings.length > 0)
    return {refused: `A page with this title would have problems.\n${findings.map(printed).join('\n')}`};
  return {file, text};
}
