import {readFileSync} from 'node:fs';
import path from 'node:path';
import {goneMark, type FormerAddresses} from '../../content/formerAddresses';
import {nearest} from '../../content/schemaProblems';
import type {Synonym} from '../../features/search/model/synonyms';
import {missingFeature} from '../../build/features/leftOut';
import {findingsInCompany} from './companyFindings';
import type {Finding} from '../../build/mdx/finding';
import {synonymsFile, tellOf, type Lists} from './lists';
import {namedInCode} from './namedInCode';
import {navigationFindings} from './navigationFindings';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {nearestAddress} from './rules/links';
import {lostPages} from './lostPages';
import {placesOf} from './searchPlaces';
import {filesIn, finding, formerFile, pageAt, type SiteSources} from './sources';

const hint = (near: string | undefined) => (near ? ` Did you mean "${near}"?` : '');

const isPublished = (page: ParsedPage | undefined, {features}: SiteSources): page is ParsedPage =>
  page?.address !== undefined && page.frontMatter.draft !== true && !missingFeature(page, features);

const addresses = (pages: readonly ParsedPage[]) => pages.flatMap(({address}) => address ?? []);

/** Redirects that lead nowhere, and those that a page hides. */
export function redirectFindings(former: FormerAddresses, site: SiteSources, text: string): Finding[] {
  const pages = site.pages.filter((page) => isPublished(page, site));
  const tell = tellOf(formerFile, text);
  return Object.entries(former).flatMap(([from, to]) => {
    const gone = to === goneMark;
    if (isPublished(pageAt(from, site), site)) {
      const words = gone
        ? 'is on the list of pages that are gone. Remove the line'
        : `redirects to "${to}". Remove the redirect`;
      return [tell(from, `There is a page at "${from}", which ${words}, or move the page.`)];
    }
    if (gone || isPublished(pageAt(to, site), site)) return [];
    const near = hint(former[to] ?? nearestAddress(to, addresses(pages)));
    return [
      tell(
        from,
        `"${from}" redirects to "${to}", but that page does not exist.${near} Correct the target, or remove the redirect.`,
      ),
    ];
  });
}

/** Words of the search that lead to a place that is gone. */
export function synonymFindings(list: readonly Synonym[], site: SiteSources, text: string): Finding[] {
  const places = site.pages
    .filter((page) => isPublished(page, site) && page.frontMatter.unlisted !== true && !page.broken)
    .flatMap(placesOf);
  const broken = new Set(site.pages.filter((page) => page.broken).map(({address}) => address));
  const tell = tellOf(synonymsFile, text);
  return list.flatMap(({asked, to, title}) => {
    const there = places.filter((place) => place.to === to);
    if (broken.has(to.split('#')[0]) || there.some((place) => !title || place.title === title)) return [];
    const [word = to] = asked;
    const known = title && there.length > 0 ? there.map((place) => place.title) : places.map((place) => place.to);
    const gone =
      title && there.length > 0
        ? `"${title}", but "${to}" has no such headline or question.${hint(nearest(title, known))}`
        : `"${to}", but there is no such place.${hint(nearestAddress(to, known))}`;
    return [tell(word, `The search leads "${word}" to ${gone} Correct or remove the entry.`)];
  });
}

/** Copy around the pages that the site shows and that is gone. */
export function shellFindings(root: string, site: SiteSources): Finding[] {
  const there = new Set(site.pages.map(({file}) => file));
  return filesIn(path.join(root, 'src'))
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const text = readFileSync(path.join(root, 'src', name), 'utf8');
      return [...text.matchAll(/'@site\/(pages\/_shell\/[^']+)'/g)].map(([, file = '']) => ({file, name}));
    })
    .filter(({file}) => !there.has(file))
    .map(({file, name}) => ({
      file,
      line: 1,
      column: 1,
      rule: 'links',
      message: `${file} is gone, and src/${name} shows it. Restore the file: git checkout HEAD -- ${file}`,
    }));
}

/** The engine would make a page of these too, and no rule would have looked at it. */
const otherPages = (root: string): Finding[] =>
  filesIn(path.join(root, 'pages'))
    .filter((name) => /(?<!\.d)\.(md|[jt]sx?)$/.test(name))
    .map((name) => {
      const to = `pages/${name.replace(/\.\w+$/, '.mdx')}`;
      const way = name.endsWith('.md') ? `Rename it to ${to}.` : `Write the page in ${to}, and keep code in src.`;
      return {
        file: `pages/${name}`,
        line: 1,
        column: 1,
        rule: 'compile',
        message: `Every page of this site is an MDX file. ${way}`,
      };
    });

/** Pages that the code leads to, and the home page, are on every site. */
const neededFindings = ({pages}: SiteSources, named: ReadonlyMap<string, string>): Finding[] =>
  pages.flatMap((page) => {
    const draft = page.fields.find(({name}) => name === 'draft');
    const {address = ''} = page;
    if (draft?.value !== true || (address !== '/' && !named.has(address))) return [];
    const words = `The site needs "${address}", so it cannot be a draft. Remove "draft: true".`;
    return [finding(page, 'frontMatter', draft.at, words)];
  });

/** Buttons on all pages lead to it. */
const formFindings = ({pages}: SiteSources): Finding[] =>
  pages
    .filter((page) => page.address === '/contact' && !page.broken)
    .filter(({tags}) => !tags.some(({name}) => name === 'ContactForm'))
    .map((page) => {
      const words = 'The contact form is gone, and buttons on all pages lead to it. Put it on this page again:';
      return finding(page, 'composition', {line: 1, column: 1}, words, '<ContactForm />');
    });

/** What the menus, the lists of the catalogue and the parts of the site say about pages. */
export const placeFindings = (root: string, lists: Lists, site: SiteSources): Finding[] => [
  ...navigationFindings(lists, site),
  ...redirectFindings(lists.former, site, lists.textOf(formerFile)),
  ...synonymFindings(lists.synonyms, site, lists.textOf(synonymsFile)),
  ...lostPages(lists, site, namedInCode(root)),
  ...neededFindings(site, namedInCode(root)),
  ...formFindings(site),
  ...shellFindings(root, site),
  ...otherPages(root),
];

export const listFindings = (root: string, lists: Lists, site: SiteSources): Finding[] => [
  ...findingsInCompany(root),
  ...placeFindings(root, lists, site),
];
