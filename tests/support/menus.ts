import {sectionOf, type Section} from '../../src/catalogue/sections';
import {parsePage} from '../../src/plugins/doctor/parse';
import {readSources} from '../../src/plugins/doctor/sources';
import {root} from './files';
import {sections} from './navigation';

/** A page as its menu names it. */
export type Listed = {to: string; label: string};
export type Menu = Section & {first: Listed; second: Listed; third: Listed};

/** A menu with its first pages, so that tests name no page that a writer may rename or remove. */
function menuOf(section: Section | undefined): Menu {
  const [first, second, third = second] = readSources(root)
    .map(({file, text}) => parsePage(file, text, sections))
    .filter(({frontMatter, kind}) => frontMatter.order !== undefined && kind !== 'partial' && !frontMatter.draft)
    .filter(({address}) => address && sectionOf(address, sections) === section)
    .map(({address = '', frontMatter}) => ({
      to: address,
      label: String(frontMatter.label),
      order: Number(frontMatter.order),
    }))
    .sort((a, b) => a.order - b.order || a.to.localeCompare(b.to));
  if (!section || !first || !second || !third) throw new Error('These tests need sections with two pages or more.');
  return {...section, first, second, third};
}

export const services = menuOf(sections.find(({pages}) => pages === 'service'));
export const industries = menuOf(sections.find(({pages}) => pages === 'industry'));
export const company = menuOf(sections.find(({pages = 'listed'}) => pages === 'listed'));
