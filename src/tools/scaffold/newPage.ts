import {parseDocument} from 'yaml';
import {dayNow} from '../../company/today';
import {pageKindOf} from '../../content/frontMatter';
import {jobsFolder} from '../../content/jobs';
import {Refusal} from '../../content/refusal';
import {didYouMean} from '../../content/schemaProblems';
import {slugOf} from '../../content/slug';
import {formatFindings} from '../../mdx/finding';
import {headOf} from '../../mdx/frontMatter';
import type {ParsedPage} from '../../mdx/parsedPage';
import type {Source} from '../../mdx/sources';
import {examineFile} from '../doctor/examine';
import type {SiteSources} from '../doctor/sources';

/** Without a slug, the address is made from the title. */
export type PageRequest = {section: string; slug?: string | undefined; title: string; label?: string | undefined};

const orderOf = ({frontMatter}: ParsedPage) => Number(frontMatter.order ?? 0);
const postedOn = ({frontMatter}: ParsedPage) => String(frontMatter.posted ?? '');

/** The published pages that the new one can be a copy of: those of its kind, its own section first, the newest first. */
function modelsFor(section: string, {pages, sections}: SiteSources): ParsedPage[] {
  const kind = pageKindOf(`${section}/new.mdx`, sections);
  const isOwn = ({file}: ParsedPage) => Number(file.startsWith(`pages/${section}/`));
  return pages
    .filter((page) => page.kind === kind && page.frontMatter.draft !== true)
    .sort((a, b) => isOwn(b) - isOwn(a) || postedOn(b).localeCompare(postedOn(a)) || orderOf(b) - orderOf(a));
}

function refusal(
  {section, title, slug = slugOf(title)}: PageRequest,
  {pages, sections}: SiteSources,
): string | undefined {
  const folders = [...sections.map(({folder}) => folder), jobsFolder];
  if (!section || !slug || !title) return 'Name the page to create: npm run new -- <section> "<Title>".';
  if (!folders.includes(section)) return `Unknown section "${section}".${didYouMean(section, folders)}`;
  if (slugOf(slug) !== slug)
    return `"${slug}" is not a valid address. Use lowercase letters, digits and single dashes, such as ${slugOf(slug)}.`;
  const file = `pages/${section}/${slug}.mdx`;
  return pages.some((page) => page.file === file)
    ? `${file} already exists. Edit it, or choose another slug.`
    : undefined;
}

/** The text of a page as a draft with other fields. */
function copyOf({text}: ParsedPage, fields: Readonly<Record<string, string | number | undefined>>): string {
  const head = headOf(text);
  const read = parseDocument(head.slice('---\n'.length, -'---'.length));
  for (const [name, value] of Object.entries({...fields, draft: true}))
    if (value === undefined) read.delete(name);
    else read.set(name, value);
  return `---\n${read.toString({lineWidth: 0, flowCollectionPadding: false})}---${text.slice(head.length)}`;
}

/** A new page: the newest page of its section as a draft, with its fields filled in. */
export function newPage(request: PageRequest, site: SiteSources): {page: Source; model: string} {
  const refused = refusal(request, site);
  if (refused !== undefined) throw new Refusal(refused);
  const {section, title, slug = slugOf(title), label = title} = request;
  const models = modelsFor(section, site);
  const order = 1 + Math.max(0, ...models.filter(({file}) => file.startsWith(`pages/${section}/`)).map(orderOf));
  const isJob = section === jobsFolder;
  const fields = isJob ? {title, posted: dayNow(), closes: undefined} : {title, label, form_label: undefined, order};
  const copies = models.map((model) => {
    const page = {file: `pages/${section}/${slug}.mdx`, text: copyOf(model, fields)};
    return {page, model: model.file, problems: examineFile(page, site)};
  });
  // The newest may say what only it can, such as a claim about itself.
  const made = copies.find(({problems}) => problems.length === 0) ?? copies[0];
  if (!made)
    throw new Refusal(
      `${section} has no page yet that could be copied. docs/writing.md says how to write the first one.`,
    );
  if (made.problems.length > 0)
    throw new Refusal(`Nothing was created, because it would cause these problems:\n${formatFindings(made.problems)}`);
  return made;
}
