import type {IndustryFields, ListedFields, JobFields, PageFields, ServiceFields} from './frontMatter';
import {isOpenOn, isJob} from './jobs';
import type {Day} from './dates';
import {indexOf, sectionOf, type Section} from './sections';

/** A page as menus, cards and breadcrumbs show it. */
export type Entry = ReturnType<typeof entry>;

/** A job as the list of jobs shows it. */
export type Job = {to: string} & Omit<JobFields, 'description' | 'posted' | 'hue' | 'draft'>;

/** A link to the index of a section, or to a policy in force. */
export type PageLink = {to: string; label: string};

/** A page with its address and its checked front matter. */
export type SourcePage = {permalink: string; frontMatter: Record<string, unknown>};

type ListedPage = {permalink: string; section: Section; fields: ListedFields};

function listedPages(pages: readonly SourcePage[], sections: readonly Section[]): ListedPage[] {
  return pages
    .flatMap(({permalink, frontMatter}) => {
      const section = isJob(permalink) ? undefined : sectionOf(permalink, sections);
      return section && permalink !== indexOf(section)
        ? [{permalink, section, fields: frontMatter as ListedFields}]
        : [];
    })
    .sort((a, b) => a.fields.order - b.fields.order || a.permalink.localeCompare(b.permalink));
}

const entry = ({permalink, section, fields}: ListedPage) => ({
  to: permalink,
  section: section.folder,
  label: fields.label,
  line: fields.line,
  icon: fields.icon,
  hue: fields.hue,
});

/** As many pages of a section as menus and the footer list, if it has an index page that lists them all. */
const listedInMenus = 10;

/** What is part of every page's bundle, so it must not grow with the number of pages. */
function inEveryBundle(listed: readonly ListedPage[], pages: readonly SourcePage[]) {
  const hasIndex = (section: Section) => pages.some(({permalink}) => permalink === indexOf(section));
  const isParent = ({permalink}: ListedPage) => pages.some((page) => page.permalink.startsWith(`${permalink}/`));
  const placeOf = (page: ListedPage) => listed.filter(({section}) => section === page.section).indexOf(page);
  return listed.filter((page) => !hasIndex(page.section) || placeOf(page) < listedInMenus || isParent(page));
}

/** The pages that menus list, and data that only some components need, which stays out of every page's bundle. */
export function entriesOf(pages: readonly SourcePage[], sections: readonly Section[]) {
  const listed = listedPages(pages, sections);
  const inMenus = inEveryBundle(listed, pages);
  const ofKind = (kind: Section['pages'], among = listed) => among.filter(({section}) => section.pages === kind);
  return {
    entries: inMenus.map(entry),
    /** The number of pages of each section. */
    sizes: Object.fromEntries(
      sections.map(({folder}) => [folder, listed.filter(({section}) => section.folder === folder).length]),
    ),
    indexes: sections.flatMap((section) => {
      const fields = pages.find(({permalink}) => permalink === indexOf(section))?.frontMatter as PageFields | undefined;
      return fields ? [{to: indexOf(section), label: fields.label ?? fields.title}] : [];
    }),
    industryCards: ofKind('industry', inMenus).map((page) => {
      const {summary, details, use_cases: useCases} = page.fields as IndustryFields;
      return {...entry(page), summary, details, useCases};
    }),
    serviceChoices: ofKind('service').map(({fields}) => (fields as ServiceFields).form_label ?? fields.label),
  };
}

/** The jobs that are open on a day, newest first. */
export function jobsOf(pages: readonly SourcePage[], day: Day): Job[] {
  return pages
    .filter(({permalink}) => isJob(permalink))
    .map(({permalink: to, frontMatter}) => ({to, fields: frontMatter as JobFields}))
    .filter(({fields}) => isOpenOn(fields.closes, day))
    .sort((a, b) => b.fields.posted.localeCompare(a.fields.posted) || a.to.localeCompare(b.to))
    .map(({to, fields}) => {
      const {title, summary, department, location, type, experience, pay, requirements, closes} = fields;
      const known = {to, title, summary, department, location, type, experience, requirements};
      return {...known, ...(pay && {pay}), ...(closes && {closes})};
    });
}
