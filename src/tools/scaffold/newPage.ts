import {didYouMean} from '../../content/schemaProblems';
import {Refusal} from '../../content/refusal';
import {jobsFolder} from '../../content/jobs';
import {slugOf} from '../../content/slug';
import {dayNow} from '../../company/today';
import {examineFile} from '../doctor/examine';
import {printed} from '../../build/mdx/finding';
import {siteOf, type Given} from '../doctor/sources';
import {messages} from './messages';
import {fromTemplate, type Written} from './templates';

/** Without a slug, the address is made of the title. */
export type Asked = {section: string; slug?: string | undefined; title: string; label?: string | undefined};

/** The next free place in the menu of a section. */
function nextOrder(folder: string, given: Given): number {
  const pages = siteOf(given).pages.filter(({file}) => file.startsWith(`pages/${folder}/`));
  return Math.max(0, ...pages.map(({frontMatter}) => Number(frontMatter.order ?? 0))) + 1;
}

function refusal({section, title, slug = slugOf(title)}: Asked, {sources, sections}: Given): string | undefined {
  const folders = [...sections.map(({folder}) => folder), jobsFolder];
  if (!section || !slug || !title) return messages.pageUsage;
  if (!folders.includes(section)) return messages.unknownSection({name: section, hint: didYouMean(section, folders)});
  if (slugOf(slug) !== slug) return messages.invalidSlug({name: slug, better: slugOf(slug)});
  const file = `pages/${section}/${slug}.mdx`;
  return sources.some((source) => source.file === file) ? messages.fileExists({file}) : undefined;
}

/** A new page, a draft with its fields filled in. It is refused rather than written with a problem in it. */
export function newPage(asked: Asked, given: Given): Written {
  const refused = refusal(asked, given);
  if (refused !== undefined) throw new Refusal(refused);
  const {title, slug = slugOf(title), label = title} = asked;
  const section = given.sections.find(({folder}) => folder === asked.section);
  const order = nextOrder(asked.section, given);
  const text = fromTemplate(section ? (section.pages ?? 'listed') : 'job', {title, label, order, today: dayNow()});
  const page = {file: `pages/${asked.section}/${slug}.mdx`, text};
  const problems = examineFile(page, given).map(printed);
  if (problems.length > 0) throw new Refusal(messages.problems({problems: problems.join('\n')}));
  return page;
}
