import {navigationProblems} from '../../content/navigation';
import {Refusal} from '../../content/refusal';
import type {Section} from '../../content/sections';
import {examineFile} from '../doctor/examine';
import {printed} from '../../build/mdx/finding';
import type {Given} from '../doctor/sources';
import {configFile} from '../../build/navigation';
import {messages} from './messages';
import {fromTemplate, type Written} from './templates';

export type AskedSection = {folder: string; name: string; footer: boolean};

/** Words after `npm run new --` that mean something else, and addresses that parts of the site have. */
const taken = ['section', 'claim', 'legal', 'gallery', 'assets', 'cards', 'fonts'];

const sectionOf = ({folder, name, footer}: AskedSection): Section => ({
  type: 'custom-section',
  folder,
  label: name,
  column: name,
  crumb: name,
  ...(footer && {menu: false}),
});

function refusal({folder, name}: AskedSection, {sources, sections, others, former}: Given) {
  if (!folder || !name) return messages.sectionUsage;
  if (sections.some((section) => section.folder === folder)) {
    return messages.sectionExists({folder});
  }
  const there = sources.find(({file}) => file === `pages/${folder}.mdx` || file.startsWith(`pages/${folder}/`));
  if (there) return messages.addressOfFile({file: there.file});
  const isTaken = taken.includes(folder) || `/${folder}` in former || others.has(`/${folder}`);
  return isTaken ? messages.addressTaken({folder}) : undefined;
}

/** The text with code after the last match of a pattern; undefined if there is none. The command formats the file. */
function afterLast(text: string, pattern: RegExp, code: string): string | undefined {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return undefined;
  const end = last.index + last[0].length;
  return text.slice(0, end) + code + text.slice(end);
}

/** A text as code. Prettier chooses the quotation marks. */
const quoted = (value: unknown): string => JSON.stringify(value);

/** In the configuration: a section in the menus, and a column of the footer with one. */
const sectionItem = /\{[^{}]*type: 'custom-section'[^{}]*\blabel: [^{}]*\}/g;
const sectionColumn = /\{type: 'custom-section', folder: '[^']+'\}[^\]]*\][^{}]*\}/g;

/** The configuration with the section in it, or undefined if it is not written as expected. */
function withSection(config: string, section: Section): string | undefined {
  const column = {items: [{type: 'custom-section', folder: section.folder}]};
  const text = afterLast(config, sectionItem, `, ${quoted(section)}`);
  return text && afterLast(text, sectionColumn, `, ${quoted(column)}`);
}

/** "Customer stories" within a sentence; a name such as "AI stories" stays as it is. */
const inSentence = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

function indexPage({folder, name}: AskedSection): Written {
  const all = `All ${inSentence(name)}`;
  const label = all.length > 32 ? name : all;
  return {file: `pages/${folder}/index.mdx`, text: fromTemplate('section', {folder, name, all, label})};
}

/**
 * The files of a new section: one more entry of the configuration, and the page that lists its pages. It is refused
 * rather than written with a problem in it. `config` is the text that declares the menus.
 */
export function newSection(asked: AskedSection, before: Given, config: string): Written[] {
  const refused = refusal(asked, before);
  if (refused !== undefined) throw new Refusal(refused);
  const {navbar, footer} = before.navigation;
  const section = sectionOf(asked);
  const column = {items: [{type: 'custom-section', folder: section.folder} as const]};
  const [problem] = navigationProblems({
    navbar: {items: [...navbar.items, section]},
    footer: {...footer, links: [...footer.links, column]},
  }).filter(({item}) => item === section);
  if (problem) throw new Refusal(messages.sectionProblem({problem: problem.message}));
  const page = indexPage(asked);
  const findings = examineFile(page, {...before, sections: [...before.sections, section]});
  if (findings.length > 0) throw new Refusal(messages.sectionProblems({findings: findings.map(printed).join('\n')}));
  const text = withSection(config, section);
  if (text === undefined) throw new Refusal(messages.unexpectedConfig({file: configFile, section: quoted(section)}));
  // The configuration first: without it the page would list a section that does not exist.
  return [{file: configFile, text}, page];
}
