/**
 * A part of the site: the pages of a folder, with the names that the part has. `themeConfig.navbar.items` in
 * docusaurus.config.ts declares them, in the order of the menus; navigation.ts says what each setting may be.
 */
export type Section = {
  type: 'custom-section';
  folder: string;
  label: string;
  column: string;
  crumb: string;
  pages?: 'service' | 'industry' | 'listed' | undefined;
  /** false: the section has no menu, and its column in the footer leads to its pages. */
  menu?: false | undefined;
};

/** The sections among the items of the navbar, in their order. */
export const sectionsAmong = (items: readonly object[]): Section[] =>
  items.filter((item): item is Section => 'type' in item && item.type === 'custom-section');

/** The address of a section's index page, which not every section has. */
export const indexOf = ({folder}: Section): string => `/${folder}`;

/** The engine names the index page of a folder with a slash at the end, which no address of this site has. */
export const bareAddress = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

/** The section of a file such as `industries/healthcare.mdx` or of an address such as `/industries/healthcare`. */
export function sectionOf(path: string, sections: readonly Section[]): Section | undefined {
  const folder = path.replace(/^\//, '').split('/')[0];
  return sections.find((section) => section.folder === folder);
}
