import {menusFile, navigationProblems, type Navigation} from '../../content/navigation';
import {Refusal} from '../../content/refusal';
import {sectionsAmong, type Section} from '../../content/sections';
import {examineFile} from '../doctor/examine';
import {formatFindings} from '../../mdx/finding';
import type {Source} from '../../mdx/sources';
import type {Given} from '../doctor/sources';
import {messages} from './messages';
import {fromTemplate} from './templates';

export type SectionRequest = {folder: string; name: string; footer: boolean};

/** Names that mean something else after `npm run new --`, and addresses that are used for something else. */
const reservedNames = ['section', 'claim', 'gallery', 'assets'];

function refusal({folder, name}: SectionRequest, {sources, sections, others, former}: Given): string | undefined {
  const address = `/${folder}`;
  if (!folder || !name) return messages.sectionUsage;
  if (sections.some((section) => section.folder === folder)) return messages.sectionExists({folder});
  const isTaken =
    reservedNames.includes(folder) ||
    address in former ||
    others.has(address) ||
    sources.some(({file}) => file === `pages/${folder}.mdx` || file.startsWith(`pages/${folder}/`));
  return isTaken ? messages.addressTaken({address}) : undefined;
}

function indexPage({folder, name}: SectionRequest): Source {
  // "All customer stories", but "All AI stories".
  const all = `All ${name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  const label = all.length > 32 ? name : all;
  return {file: `pages/${folder}/index.mdx`, text: fromTemplate('section', {folder, name, all, label})};
}

/** Inserts an item after the last one with a section. */
function withItem<Item>(items: readonly Item[], item: Item, hasSection: (other: Item) => boolean): Item[] {
  const at = items.map(hasSection).lastIndexOf(true) + 1;
  return [...items.slice(0, at), item, ...items.slice(at)];
}

/** The menus with one more section, and the page that lists its pages. Refused if either is wrong. */
export function newSection(request: SectionRequest, before: Given): [menus: Source, page: Source] {
  const refused = refusal(request, before);
  if (refused !== undefined) throw new Refusal(refused);
  const {folder, name, footer} = request;
  const menu = footer && {menu: false as const};
  const section: Section = {type: 'custom-section', folder, label: name, column: name, crumb: name, ...menu};
  const column = {items: [{type: 'custom-section' as const, folder}]};
  const {navbar, footer: bottom} = before.navigation;
  const navigation: Navigation = {
    navbar: {items: withItem(navbar.items, section, (item) => 'folder' in item)},
    footer: {links: withItem(bottom.links, column, ({items}) => items.some((item) => 'folder' in item))},
  };
  const page = indexPage(request);
  const found = examineFile(page, {...before, sections: sectionsAmong(navigation.navbar.items)});
  const problems = [
    ...navigationProblems(navigation)
      .filter(({item}) => item === section)
      .map(({message}) => message),
    ...(found.length > 0 ? [formatFindings(found)] : []),
  ];
  if (problems.length > 0) throw new Refusal(messages.problems({problems: problems.join('\n')}));
  // The menus first: without them the page would list a section that does not exist.
  return [{file: menusFile, text: JSON.stringify(navigation)}, page];
}
