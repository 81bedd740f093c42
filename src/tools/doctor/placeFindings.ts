import {removedMark} from '../../content/redirects';
import {menusFile, navigationProblems, type LinkItem, type Navigation} from '../../content/navigation';
import {nearest} from '../../content/schemaProblems';
import {sectionOf} from '../../content/sections';
import type {Synonym} from '../../content/synonyms';
import {missingFeature} from '../../content/features';
import {atLine, type Finding} from '../../mdx/finding';
import {lostPages, publishedFiles} from './lostPages';
import {messages} from './messages';
import {addressProblem} from './rules/links';
import {textOf} from './rules/rule';
import {formerFile, lineOf, pageAt, readIfThere, synonymsFile, type SiteSources} from './sources';

const isLink = (item: object): item is LinkItem =>
  'to' in item && typeof item.to === 'string' && item.to.startsWith('/');

/** The plain links of the menus and the footer to pages on this site. */
const linksOf = ({navbar, footer}: Navigation): LinkItem[] =>
  [...navbar.items, ...footer.links.flatMap(({items}) => items)].filter(isLink);

export function navigationFindings(root: string, site: SiteSources): Finding[] {
  const {navigation, pages, sections} = site;
  const filled = new Set(pages.map(({address}) => address && sectionOf(address, sections)?.folder));
  const problems = [
    ...navigationProblems(navigation),
    ...sections
      .filter(({folder}) => !filled.has(folder))
      .map((item) => ({item, message: messages.emptySection({folder: item.folder})})),
    ...linksOf(navigation).map((item) => ({item, message: addressProblem(item.to, site)})),
  ];
  const text = readIfThere(root, menusFile);
  return problems.flatMap(({item, message}) => {
    const words = Object.values(item).map((word) => `"${word}"`);
    return message ? atLine(menusFile, lineOf(text, words), message) : [];
  });
}

/** Redirects that lead nowhere, or that a page hides. */
export function redirectFindings(root: string, site: SiteSources): Finding[] {
  const text = readIfThere(root, formerFile);
  return Object.entries(site.former).flatMap(([from, to]) => {
    const page = pageAt(from, site);
    const isHidden = page && page.frontMatter.draft !== true && !missingFeature(page, site.features);
    const problem = to === removedMark ? undefined : addressProblem(to, site);
    const message = isHidden
      ? messages.pageHasRedirect({address: from})
      : problem && messages.leadsNowhere({name: from, problem});
    return message ? atLine(formerFile, lineOf(text, [`"${from}"`]), message) : [];
  });
}

/** Why search cannot lead to a place: there is no such page, or it has no such headline or question. */
function placeProblem({to, title}: Synonym, site: SiteSources): string | undefined {
  const page = pageAt(to.split('#')[0] ?? '', site);
  const problem = addressProblem(to, site);
  if (problem || !page || page.broken) return problem;
  const questions = page.tags.flatMap((tag) => textOf(tag, 'ask') ?? []);
  const titles = [...page.headings.map(({text}) => text), ...questions];
  if (!title || titles.includes(title)) return undefined;
  return messages.noSuchTitle({title, file: page.file, near: nearest(title, titles)});
}

export function synonymFindings(root: string, site: SiteSources): Finding[] {
  const text = readIfThere(root, synonymsFile);
  return site.synonyms.flatMap((synonym) => {
    const [name = ''] = synonym.terms;
    const problem = placeProblem(synonym, site);
    return problem ? atLine(synonymsFile, lineOf(text, [`"${name}"`]), messages.leadsNowhere({name, problem})) : [];
  });
}

/** Problems in menus, redirects and synonyms, and with whole files. `published` are the pages of the main branch. */
export function placeFindings(
  root: string,
  site: SiteSources,
  published: readonly string[] = publishedFiles(root),
): Finding[] {
  return [
    ...navigationFindings(root, site),
    ...redirectFindings(root, site),
    ...synonymFindings(root, site),
    ...lostPages(published, site),
  ];
}
