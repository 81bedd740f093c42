import {sectionOf, type Section} from '../../src/content/sections';
import {parsePage} from '../../src/mdx/parse';
import {readSources} from '../../src/mdx/sources';
import {root} from './files';
import {navigation, sections} from '../../src/content/navigation';

const pages = readSources(root).map(({file, text}) => parsePage(file, text, sections));

/** The addresses of a section's pages, read from its files, so that tests hard-code no counts. */
export const addressesOf = (folder: string): string[] =>
  pages
    .filter(({file, kind, frontMatter}) => file.startsWith(`pages/${folder}/`) && kind !== 'job' && !frontMatter.draft)
    .flatMap(({address}) => address ?? []);

/** A page in a menu. */
type Listed = {to: string; label: string};
type Menu = Section & {first: Listed; second: Listed; third: Listed};

/** A menu with its first pages, unless it has only one. Tests take pages from here, because writers rename them. */
function menuOf(section: Section): Menu[] {
  const [first, second, third = second] = pages
    .filter(({frontMatter, kind}) => frontMatter.order !== undefined && kind !== 'partial' && !frontMatter.draft)
    .filter(({address}) => address && sectionOf(address, sections) === section)
    .map(({address = '', frontMatter}) => ({
      to: address,
      label: String(frontMatter.label),
      order: Number(frontMatter.order),
    }))
    .sort((a, b) => a.order - b.order || a.to.localeCompare(b.to));
  return first && second && third ? [{...section, first, second, third}] : [];
}

const menus = sections.flatMap(menuOf);

/** If a company has removed a section, another section serves its tests as well. */
function menuWith(kind: NonNullable<Section['pages']>): Menu {
  const found = menus.find(({pages = 'listed'}) => pages === kind) ?? menus.at(-1);
  if (!found) throw new Error('These tests need a menu with two pages or more.');
  return found;
}

export const services = menuWith('service');
export const industries = menuWith('industry');
export const company = menuWith('listed');

const links = navigation.navbar.items.flatMap((item) => ('to' in item && 'menu' in item ? [String(item.to)] : []));

/** The addresses in the menus: the pages of each section, and the links at the foot. */
export const menuAddresses = [...new Set([...sections.flatMap(({folder}) => addressesOf(folder)), ...links])];
