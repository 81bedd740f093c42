import * as z from 'zod';
import {hue, icon, text} from './fieldSchemas';
import {schemaProblems, type Problem} from './schemaProblems';
import {sectionOf, type Section} from './sections';

/** The fields of every page. The descriptions are the writers' reference. */
const page = z.strictObject({
  title: text(60, 'The title in the browser tab and in search results, at most 60 characters.'),
  description: z
    .string()
    .min(50, 'is shorter than 50 characters')
    .max(160, 'is longer than 160 characters')
    .describe('What a search result shows under the title: one or two useful sentences, 50 to 160 characters.'),
  label: text(32, 'The name in menus, footer and breadcrumbs, if it differs from the title.').optional(),
  hue: hue.describe('The color of the page.').optional(),
  unlisted: z.boolean().optional().describe('true keeps the page out of search engines and the sitemap.'),
  draft: z.boolean().optional().describe('true keeps the page out of the production build.'),
});

/** A page that menus list. */
const listed = page.extend({
  label: text(32, 'The name in menus, footer, breadcrumbs and cards, at most 32 characters.'),
  line: text(42, 'The line under the name in the menu, at most 42 characters.'),
  icon,
  hue: hue.describe('The color of the page and of its icon.'),
  order: z.number().describe('The place in the menu; equal numbers sort by address.'),
});

const service = listed.extend({
  form_label: text(40, 'The name in the contact form, if it differs from the label.').optional(),
});

const industry = listed.extend({
  summary: text(90, 'The card on the home page: one sentence.'),
  details: text(220, 'The card on the home page: what agents do in this industry, in one or two sentences.'),
  use_cases: z.array(text(34, 'A use case in a few words.')).length(3, 'needs exactly three entries'),
});

const policy = z.strictObject({
  title: text(60, 'The name of the policy.'),
  description: text(160, 'What a search result shows under the title.'),
  summary: text(400, 'What changes in this version and why, in one or two sentences.'),
  approved_by: text(60, 'The role that approved the text, such as General Counsel.'),
});

export const schemas = {page, service, industry, listed, policy};
export type PageKind = keyof typeof schemas;

export type PageFields = z.infer<typeof page>;
export type ListedFields = z.infer<typeof listed>;
export type IndustryFields = z.infer<typeof industry>;
export type ServiceFields = z.infer<typeof service>;

/** The kind of a file in `pages/`, which depends on its section. */
export function pageKindOf(file: string, sections: readonly Section[]): PageKind {
  if (file.startsWith('legal/')) return 'policy';
  const section = sectionOf(file, sections);
  return section ? (section.pages ?? 'listed') : 'page';
}

/** Every problem of a page's front matter, in plain words. */
export const frontMatterProblems = (kind: PageKind, given: Record<string, unknown>): Problem[] =>
  schemaProblems(schemas[kind], given, {unknown: 'not a field of this page', none: 'It has no fields.'});
