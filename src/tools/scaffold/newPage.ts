import {didYouMean} from '../../content/schemaProblems';
import {Refusal} from '../../content/refusal';
import {jobsFolder} from '../../content/jobs';
import {slugOf} from '../../content/slug';
import {dayNow} from '../../company/today';
import {examineFile} from '../doctor/examine';
import {formatFindings} from '../../mdx/finding';
import type {Source} from '../../mdx/sources';
import {siteOf, type Given} from '../doctor/sources';
import {messages} from './messages';
import {fromTemplate, hasTemplate} from './templates';

/** Without a slug, the address is made from the title. */
export type PageRequest = {section: string; slug?: string | undefined; title: string; label?: string | undefined};

/** The next free position in the menu of a section. */
function nextOrder(folder: string, given: Given): number {
  const pages = siteOf(given).pages.filter(({file}) => file.startsWith(`pages/${folder}/`));
  return Math.max(0, ...pages.map(({frontMatter}) => Number(frontMatter.order ?? 0))) + 1;
}

function refusal({section, title, slug = slugOf(title)}: PageRequest, {sources, sections}: Given): string | undefined {
  const folders = [...sections.map(({folder}) => folder), ...(hasTemplate('job') ? [jobsFolder] : [])];
  if (!section || !slug || !title) return messages.pageUsage;
  if (!folders.includes(section)) return messages.unknownSection({name: section, hint: didYouMean(section, folders)});
  if (slugOf(slug) !== slug) return messages.invalidSlug({name: slug, better: slugOf(slug)});
  const file = `pages/${section}/${slug}.mdx`;
  return sources.some((source) => source.file === file) ? messages.fileExists({file}) : undefined;
}

/** A new page: a draft with its fields filled in. Refused if it would have a problem. */
export function newPage(request: PageRequest, given: Given): Source {
  const refused = refusal(request, given);
  if (refused !== undefined) throw new Refusal(refused);
  const {title, slug = slugOf(title), label = title} = request;
  const section = given.sections.find(({folder}) => folder === request.section);
  const order = nextOrder(request.section, given);
  const text = fromTemplate(section ? (section.pages ?? 'listed') : 'job', {title, label, order, today: dayNow()});
  const page = {file: `pages/${request.section}/${slug}.mdx`, text};
  const problems = examineFile(page, given);
  if (problems.length > 0) throw new Refusal(messages.problems({problems: formatFindings(problems)}));
  return page;
}
