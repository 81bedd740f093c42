import * as z from 'zod';
import {featureNames} from './features';
import {hue, iconName, text} from './fieldSchemas';
import {employmentTypes, isJob, workplaceOf} from './jobs';
import {isDay} from './dates';
import {schemaProblems, type Problem} from './schemaProblems';
import {sectionOf, type Section} from './sections';

/** The fields of every page. The descriptions are the writers' reference. */
const common = z.strictObject({
  title: text(60, 'The title in the browser tab and in search results, at most 60 characters.'),
  description: z
    .string()
    .min(50, 'is shorter than 50 characters')
    .max(160, 'is longer than 160 characters')
    .describe('What a search result shows under the title: one or two useful sentences, 50 to 160 characters.'),
  label: text(32, 'The name in menus, footer and breadcrumbs, if it differs from the title.').optional(),
  hue: hue.describe('The color of the page.').optional(),
  unlisted: z.boolean().optional().describe('Set to true to keep the page out of search engines and the sitemap.'),
  draft: z.boolean().optional().describe('Set to true to keep the page out of the published site.'),
});

/** A page that no menu lists. Only such pages belong to a feature, so turning one off changes no menus and no counts. */
const page = common.extend({
  feature: z
    .enum(featureNames)
    .optional()
    .describe('The feature that the page belongs to. While src/company turns it off, the page does not exist.'),
});

const listed = common.extend({
  label: text(32, 'The name in menus, footer, breadcrumbs and cards, at most 32 characters.'),
  line: text(42, 'The line under the name in the menu, at most 42 characters.'),
  icon: iconName,
  hue: hue.describe('The color of the page and of its icon.'),
  order: z.number().describe('The position in the menu. Pages with equal numbers sort by address.'),
});

const service = listed.extend({
  form_label: text(40, 'The name in the contact form, if it differs from the label.').optional(),
});

const industry = listed.extend({
  summary: text(90, 'The card on the home page: one sentence.'),
  details: text(220, 'The card on the home page: what agents do in this industry, in one or two sentences.'),
  use_cases: z
    .array(text(34, 'A use case in a few words.'))
    .length(3, 'needs exactly three entries')
    .describe('The card on the home page: three use cases, each in a few words.'),
});

const day = (about: string) => z.string().refine(isDay, 'must be a day such as 2027-01-31').describe(about);

const job = common
  .omit({label: true, unlisted: true})
  .extend({
    title: text(50, 'The title of the job, as an applicant would search for it.'),
    summary: text(
      160,
      'What the person does, in a sentence or two. It is the lead of the page and the text in the list on Careers.',
    ),
    department: text(30, 'The department.'),
    location: text(40, 'The location: Remote, a city, "Berlin or remote" or "Berlin, hybrid".').refine(
      (location) => workplaceOf(location) !== undefined,
      'must be Remote, a city such as Berlin, "Berlin or remote" or "Berlin, hybrid"',
    ),
    type: z
      .enum(Object.keys(employmentTypes) as (keyof typeof employmentTypes)[])
      .describe('Full-time, Part-time, Contract, Temporary or Internship.'),
    experience: text(20, 'Years of experience, such as 3-5 years.'),
    pay: text(40, 'The pay range, such as "$120,000 to $150,000 a year". A job without it shows none.').optional(),
    requirements: z
      .array(text(100, 'A requirement.'))
      .min(2, 'needs at least two entries')
      .max(8, 'has more than eight entries')
      .describe('A list of requirements. Leave out anything that you would not turn an applicant down for.'),
    posted: day('The day on which the job was first published.'),
    closes: day('The last day for applications. After it, no list shows the job.').optional(),
  })
  .refine(({posted, closes}) => !closes || closes >= posted, {
    path: ['closes'],
    message: 'is before "posted", so the job would never be open',
  });

const policy = z.strictObject({
  title: text(60, 'The name of the policy.'),
  description: text(160, 'What a search result shows under the title.'),
  summary: text(400, 'What changes in this version and why, in one or two sentences.'),
  approved_by: text(60, 'The role that approved the text, such as General Counsel.'),
  approved_for: day('The day of the version that was approved; enter it before you publish.').optional(),
});

export const schemas = {page, service, industry, listed, job, policy};
export type PageKind = keyof typeof schemas;

export type PageFields = z.infer<typeof page>;
export type ListedFields = z.infer<typeof listed>;
export type IndustryFields = z.infer<typeof industry>;
export type ServiceFields = z.infer<typeof service>;
export type JobFields = z.infer<typeof job>;

/** The kind of a file in `pages/`, which depends on its folder. */
export function pageKindOf(file: string, sections: readonly Section[]): PageKind {
  if (file.startsWith('legal/')) return 'policy';
  if (isJob(file)) return 'job';
  const section = sectionOf(file, sections);
  // The index page of a section is not listed in its menu, so it does not need the fields for menus.
  return section && file !== `${section.folder}/index.mdx` ? (section.pages ?? 'listed') : 'page';
}

/** Every problem in a page's front matter, in plain words. */
export const frontMatterProblems = (kind: PageKind, given: Record<string, unknown>): Problem[] =>
  schemaProblems(schemas[kind], given, (name) => `"${name}" is not a field of this page`);
