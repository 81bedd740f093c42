import {removedMark} from '../../content/redirects';
import {menusFile, navigation, navigationProblems, type LinkItem} from '../../content/navigation';
import {nearest} from '../../content/schemaProblems';
import {sectionOf} from '../../content/sections';
import type {Synonym} from '../../content/synonyms';
import {missingFeature} from '../../content/features';
import {presentFeatures} from '../../features/parts';
import type {Finding} from '../../mdx/finding';
import {addressProblem} from './rules/links';
import {textOf} from './rules/rule';
import {atWords, formerFile, pageAt, synonymsFile, type SiteSources} from './sources';

/** The plain links of the menus and the footer to pages on this site. */
const links = [...navigation.navbar.items, ...navigation.footer.links.flatMap(({items}) => items)].filter(
  (item): item is LinkItem => 'to' in item && String(item.to).startsWith('/'),
);

export function navigationFindings(root: string, site: SiteSources): Finding[] {
  const {pages, sections} = site;
  const filled = new Set(pages.map(({address}) => address && sectionOf(address, sections)?.folder));
  const empty = (folder: string) =>
    `The section "${folder}" has no pages. Create the first one with \`npm run new -- ${folder} "<Title>"\`, or remove the section.`;
  const problems = [
    ...navigationProblems(navigation),
    ...sections.filter(({folder}) => !filled.has(folder)).map((item) => ({item, message: empty(item.folder)})),
    ...links.map((item) => ({item, message: addressProblem(item.to, site)})),
  ];
  return problems.flatMap(({item, message}) => {
    const words = Object.values(item).map((word) => `"${word}"`);
    return message ? atWords(root, menusFile, words, message) : [];
  });
}

const leadsNowhere = (name: string, problem: string | undefined) =>
  problem && `"${name}" leads nowhere: ${problem} Correct or remove the entry.`;

/** Redirects that lead nowhere, or that a page hides. */
export const redirectFindings = (root: string, site: SiteSources): Finding[] =>
  Object.entries(site.former).flatMap(([from, to]) => {
    const page = pageAt(from, site);
    const isHidden = page && page.frontMatter.draft !== true && !missingFeature(page, presentFeatures);
    const message = isHidden
      ? `There is a page at "${from}". Remove this line, or rename the page.`
      : leadsNowhere(from, to === removedMark ? undefined : addressProblem(to, site));
    return message ? atWords(root, formerFile, [`"${from}"`], message) : [];
  });

/** Why search cannot lead to a place: there is no such page, or it has no such headline or question. */
function placeProblem({to, title}: Synonym, site: SiteSources): string | undefined {
  const page = pageAt(to.split('#')[0] ?? '', site);
  const problem = addressProblem(to, site);
  if (problem || !page || page.broken) return problem;
  const questions = page.tags.flatMap((tag) => textOf(tag, 'ask') ?? []);
  const titles = [...page.headings.map(({text}) => text), ...questions];
  if (!title || titles.includes(title)) return undefined;
  const near = nearest(title, titles);
  return `"${title}" is not a headline or question of ${page.file}.${near ? ` Did you mean "${near}"?` : ''}`;
}

export const synonymFindings = (root: string, site: SiteSources): Finding[] =>
  site.synonyms.flatMap((synonym) => {
    const [name = ''] = synonym.terms;
    const message = leadsNowhere(name, placeProblem(synonym, site));
    return message ? atWords(root, synonymsFile, [`"${name}"`], message) : [];
  });
