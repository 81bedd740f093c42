import {company} from '../../company';
import {companyParts} from '../../company/parts';
import {sectionOf, type Section} from '../../content/sections';
import type {BuiltPage} from '../../features/finishedPages';
import {markdownAddressOf} from './headTags';

export type PageText = Pick<BuiltPage, 'path' | 'label' | 'description'> & {markdown: string};

const line = ({path, label, description}: PageText) =>
  `- [${label}](${company.url}${markdownAddressOf(path)}): ${description}`;

/** Groups of the index, in the order of the site. */
function groups(pages: readonly PageText[], sections: readonly Section[]): [title: string, pages: PageText[]][] {
  const inSections = sections.map((section): [string, PageText[]] => [
    section.column,
    pages.filter(({path}) => sectionOf(path, sections) === section),
  ]);
  const policies = pages.filter(({path}) => path.startsWith('/legal'));
  const rest = pages.filter((page) => !sectionOf(page.path, sections) && !policies.includes(page));
  return [['Start here', rest], ...inSections, ['Policies', policies]];
}

const facts = [
  `- Company: ${company.name}, head office in ${company.city}, with teams in ${companyParts.countries}`,
  `- Phone: ${company.phone.display}`,
  `- Contact: ${company.url}/contact`,
].join('\n');

/** `/llms.txt`: one line per page, so that agents find the right one. See llmstxt.org. */
export function llmsIndex(pages: readonly PageText[], sections: readonly Section[]): string {
  const home = pages.find(({path}) => path === '/');
  const parts = [
    `# ${company.name}`,
    `> ${home?.description ?? company.tagline}`,
    `Every page is also available as Markdown, at its address plus .md. All pages in one file: ${company.url}/llms-full.txt`,
    facts,
    ...groups(pages, sections)
      .filter(([, group]) => group.length > 0)
      .map(([title, group]) => `## ${title}\n\n${group.map(line).join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** `/llms-full.txt`: all pages, each with its address. */
export function llmsFull(pages: readonly PageText[], sections: readonly Section[]): string {
  const ordered = groups(pages, sections).flatMap(([, group]) => group);
  const texts = ordered.map(({path, markdown}) => `---\n\nPage: ${company.url}${path}\n\n${markdown}`);
  return [`# ${company.name}: all pages\n`, facts, '', ...texts].join('\n');
}
