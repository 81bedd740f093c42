import {didYouMean} from '../../content/schemaProblems';
import {Refusal} from '../../content/refusal';
import {jobsFolder} from '../../content/jobs';
import type {Section} from '../../content/sections';
import {slugOf} from '../../content/slug';
import {dayNow} from '../../company/today';
import {examineFile} from '../doctor/examine';
import {printed} from '../../build/mdx/finding';
import type {Given} from '../doctor/sources';
import {parsePage} from '../../build/mdx/parse';
import {messages} from './messages';
import {fromTemplate, type Written} from './templates';

/** Without a slug, the address is made of the title. */
export type Asked = {section: string; slug?: string | undefined; title: string; label?: string | undefined};

/** The next free place in the menu of a section. */
function nextOrder({folder}: Section, {sources, sections}: Given): number {
  const orders = sources
    .filter(({file}) => file.startsWith(`pages/${folder}/`))
    .map(({file, text}) => Number(parsePage(file, text, sections).frontMatter.order ?? 0));
  return Math.max(0, ...orders) + 1;
}

function refusal({section, title, slug = slugOf(title)}: Asked, {sources, sections}: Given): string | undefined {
  const folders = [...sections.map(({folder}) => folder), jobsFolder];
  if (!section || !slug || !title) return messages.pageUsage;
  if (!folders.includes(section)) return messages.unknownSection({name: section, hint: didYouMean(section, folders)});
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
    return messages.invalidSlug({name: slug, better: slugOf(title)});
  }
  const file = `pages/${section}/${slug}.mdx`;
  if (sources.some((source) => source.file === file)) return messages.fileExists({file});
  return undefined;
}

/** A new page, a draft with its fields filled in. It is refused rather than written with a problem in it. */
export function newPage(asked: Asked, given: Given): Written {
  const refused = refusal(asked, given);
  if (refused !== undefined) throw new Refusal(refused);
  const {title, slug = slugOf(title), label = title} = asked;
  const section = given.sections.find(({folder}) => folder === asked.section);
  const order = section ? nextOrder(section, given) : 0;
  const text = fromTemplate(section ? (section.pages ?? 'listed') : 'job', {title, label, order, today: dayNow()});
  const file = `pages/${asked.section}/${slug}.mdx`;
  const findings = examineFile({file, text}, given);
  if (findings.length > 0) throw new Refusal(messages.pageProblems({findings: findings.map(printed).join('\n')}));
  return {file, text};
}
