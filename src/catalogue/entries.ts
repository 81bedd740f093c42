import type {IndustryFields, ListedFields, ServiceFields} from './frontMatter';
import type {Hue} from './pieces';
import {sectionOf, type SectionId} from './sections';

/** A page as the rest of the site sees it: the short fields that every page of the site carries. */
export type Entry = {
  to: string;
  section: SectionId;
  label: string;
  line: string;
  icon: string;
  hue: Hue;
};

/** What only some readers of the catalogue need; it stays out of the bundle of every page. */
export type IndustryCard = Entry & {summary: string; details: string; useCases: string[]};
export type ServiceChoice = {slug: string; label: string};

/** A policy in force, as footer and index name it. */
export type PolicyEntry = {to: string; label: string};

/** A page with its address and its checked front matter. */
export type SourcePage = {permalink: string; frontMatter: Record<string, unknown>};

type ListedPage = {permalink: string; section: SectionId; fields: ListedFields};

function listedPages(pages: readonly SourcePage[]): ListedPage[] {
  return pages
    .flatMap(({permalink, frontMatter}) => {
      const section = sectionOf(permalink);
      return section ? [{permalink, section, fields: frontMatter as ListedFields}] : [];
    })
    .sort((a, b) => a.fields.order - b.fields.order || a.permalink.localeCompare(b.permalink));
}

const entry = ({permalink, section, fields}: ListedPage): Entry => ({
  to: permalink,
  section,
  label: fields.label,
  line: fields.line,
  icon: fields.icon,
  hue: fields.hue,
});

export const entriesOf = (pages: readonly SourcePage[]): Entry[] => listedPages(pages).map(entry);

export const industryCardsOf = (pages: readonly SourcePage[]): IndustryCard[] =>
  listedPages(pages)
    .filter((page) => page.section === 'industries')
    .map((page) => {
      const fields = page.fields as IndustryFields;
      return {...entry(page), summary: fields.summary, details: fields.details, useCases: fields.use_cases};
    });

export const serviceChoicesOf = (pages: readonly SourcePage[]): ServiceChoice[] =>
  listedPages(pages)
    .filter((page) => page.section === 'ai-services')
    .map(({permalink, fields}) => ({
      slug: permalink.split('/').pop() ?? '',
      label: (fields as ServiceFields).form_label ?? fields.label,
    }));
