/** The parts of the site that menus, footer columns and breadcrumbs are made of. A page belongs to one by its folder. */
export const sections = {
  'ai-services': {menu: 'AI Services', column: 'Services', crumb: 'Services'},
  industries: {menu: 'AI Agents by Industries', column: 'Industries', crumb: 'Industries'},
  company: {menu: 'Company', column: 'Company', crumb: 'Company'},
} as const;

export type SectionId = keyof typeof sections;

export const sectionIds = Object.keys(sections) as SectionId[];

/** The section of a file such as `industries/healthcare.mdx` or of an address such as `/industries/healthcare`. */
export function sectionOf(path: string): SectionId | undefined {
  const folder = path.replace(/^\//, '').split('/')[0];
  return sectionIds.find((id) => id === folder);
}
