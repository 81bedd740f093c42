import {navigationProblems} from '../../content/navigation';
import {Refusal} from '../../content/refusal';
import type {Section} from '../../content/sections';
import {examineFile} from '../doctor/examine';
import {formatFindings} from '../../mdx/finding';
import type {Source} from '../../mdx/sources';
import type {Given} from '../doctor/sources';
import {configFile} from '../../build/navigation';
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

/** Matches a section in the menus of docusaurus.config.ts, and a column of the footer with a section. */
const sectionItem = /\{[^{}]*type: 'custom-section'[^{}]*\blabel: [^{}]*\}/g;
const sectionColumn = /\{type: 'custom-section', folder: '[^']+'\}[^\]]*\][^{}]*\}/g;

/** Inserts an item after the last one of its kind. The command formats the file. */
function withItem(text: string, kind: RegExp, item: object): string {
  const last = [...text.matchAll(kind)].at(-1);
  if (!last) throw new Refusal(messages.unexpectedConfig({file: configFile, item: JSON.stringify(item)}));
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}, ${JSON.stringify(item)}${text.slice(end)}`;
}

function indexPage({folder, name}: SectionRequest): Source {
  // "All customer stories", but "All AI stories".
  const all = `All ${name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  const label = all.length > 32 ? name : all;
  return {file: `pages/${folder}/index.mdx`, text: fromTemplate('section', {folder, name, all, label})};
}

/** The text of the configuration with one more section, and the page that lists its pages. Refused if either is wrong. */
export function newSection(request: SectionRequest, before: Given, config: string): Source[] {
  const refused = refusal(request, before);
  if (refused !== undefined) throw new Refusal(refused);
  const {folder, name, footer} = request;
  const menu = footer && {menu: false as const};
  const section: Section = {type: 'custom-section', folder, label: name, column: name, crumb: name, ...menu};
  const column = {items: [{type: 'custom-section' as const, folder}]};
  const {navbar, footer: bottom} = before.navigation;
  const declared = navigationProblems({
    navbar: {items: [...navbar.items, section]},
    footer: {...bottom, links: [...bottom.links, column]},
  });
  const page = indexPage(request);
  const found = examineFile(page, {...before, sections: [...before.sections, section]});
  const problems = [
    ...declared.filter(({item}) => item === section).map(({message}) => message),
    ...(found.length > 0 ? [formatFindings(found)] : []),
  ];
  if (problems.length > 0) throw new Refusal(messages.problems({problems: problems.join('\n')}));
  const text = withItem(withItem(config, sectionItem, section), sectionColumn, column);
  // The configuration first: without it the page would list a section that does not exist.
  return [{file: configFile, text}, page];
}
