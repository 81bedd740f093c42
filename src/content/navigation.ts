import * as z from 'zod';
import menus from './menus.json';
import {schemaProblems} from './schemaProblems';
import {sectionsAmong, type Section} from './sections';

const name = (about: string) =>
  z.string().trim().min(1, 'is empty').max(32, 'is longer than 32 characters').describe(about);
const position = z.enum(['left', 'right']).optional();

const section = z.strictObject({
  type: z.literal('custom-section'),
  position,
  folder: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits and dashes')
    .describe('The folder in pages/ whose pages the menu lists, such as industries.'),
  label: name('The name of the menu.'),
  column: name('The heading above its pages in the footer.'),
  crumb: name('The name of the section in breadcrumbs.'),
  pages: z
    .enum(['service', 'industry', 'listed'])
    .optional()
    .describe('The kind of front matter in its pages: service, industry or listed.'),
}) satisfies z.ZodType<Section>;

const link = z.strictObject({
  to: z
    .string()
    .regex(/^\/(?!\/)/, 'must start with /, for a page on this site')
    .describe('Where it leads, such as /contact.'),
  label: z.string().min(1, 'is empty').describe('The text of the link.'),
  position,
  menu: z.string().optional().describe('In the navbar, the folder of the section at the foot of whose menu it stands.'),
});

const footerSchemas = {
  /** The pages of a section. */
  'custom-section': z.strictObject({type: z.literal('custom-section'), folder: section.shape.folder}),
  /** The policies in force. */
  'custom-policies': z.strictObject({type: z.literal('custom-policies')}),
};

export type LinkItem = z.infer<typeof link>;
export type FooterItem = LinkItem | z.infer<(typeof footerSchemas)[keyof typeof footerSchemas]>;

type Column = {title?: string; items: readonly FooterItem[]};

/** The menus and the footer. A section is a folder in `pages/`, and its entries come from its pages. */
export type Navigation = {navbar: {items: readonly object[]}; footer: {links: readonly Column[]}};

/** People edit this file, and `npm run rename` updates its links. */
export const menusFile = 'src/content/menus.json';

export const navigation = menus as Navigation;

export const sections = sectionsAmong(navigation.navbar.items);

/** Docusaurus accepts custom fields in footer items, but requires `to` or `html` in each. */
export const columnsForDocusaurus = (columns: readonly Column[]) =>
  columns.map(({items, ...column}) => ({
    ...column,
    items: items.map((item) => ('to' in item ? item : {...item, html: item.type})),
  }));

type NavigationProblem = {item: object; message: string};

function itemProblems(item: object, schemas: Readonly<Record<string, z.ZodObject>>): NavigationProblem[] {
  const {type} = item as {type?: string};
  const schema = type === undefined ? link : schemas[type];
  if (!schema) {
    const known = Object.keys(schemas).join(', ');
    return [{item, message: `Unknown type "${type}". Use ${known}, or a plain link with "to" and "label".`}];
  }
  return schemaProblems(
    schema,
    item as Record<string, unknown>,
    (name) => `"${name}" is not a setting of this item`,
  ).map(({message}) => ({item, message}));
}

export function navigationProblems({navbar, footer}: Navigation): NavigationProblem[] {
  const sections = navbar.items.filter((item) => 'folder' in item);
  const folders = sections.map(({folder}) => String(folder));
  const duplicates = sections.filter(({folder}, at) => folders.indexOf(String(folder)) < at);
  const footerItems = footer.links.flatMap(({items}) => items);
  const columns = footerItems.flatMap((item) => ('type' in item && item.type === 'custom-section' ? [item] : []));
  const unknown = [
    ...columns.filter(({folder}) => !folders.includes(folder)),
    ...navbar.items.filter((item) => 'to' in item && 'menu' in item && !folders.includes(String(item.menu))),
  ];
  return [
    ...navbar.items.flatMap((item) => itemProblems(item, {'custom-section': section})),
    ...duplicates.map((item) => ({item, message: 'This folder has two sections. Keep one of them.'})),
    ...footerItems.flatMap((item) => itemProblems(item, footerSchemas)),
    ...unknown.map((item) => ({item, message: `Unknown section. Use one of: ${folders.join(', ')}.`})),
  ];
}
