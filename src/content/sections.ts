/** A folder of pages and its names, as in menus.json and in that order. See navigation.ts. */
export type Section = {
  type: 'custom-section';
  folder: string;
  label: string;
  column: string;
  crumb: string;
  pages?: 'service' | 'industry' | 'listed' | undefined;
};

/** The sections among the navbar's items, in order. */
export const sectionsAmong = (items: readonly object[]): Section[] =>
  items.filter((item): item is Section => 'type' in item && item.type === 'custom-section');

/** The address of a section's index page. Not every section has one. */
export const indexOf = ({folder}: Section): string => `/${folder}`;

/** Docusaurus ends the address of a folder's index page with a slash; addresses on this site never do. */
export const bareAddress = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

/** The section of a file such as `industries/healthcare.mdx` or of an address such as `/industries/healthcare`. */
export function sectionOf(path: string, sections: readonly Section[]): Section | undefined {
  const folder = path.replace(/^\//, '').split('/')[0];
  return sections.find((section) => section.folder === folder);
}
