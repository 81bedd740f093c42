import {readFileSync} from 'node:fs';
import path from 'node:path';
import {goneMark, type FormerAddresses} from '../../content/formerAddresses';
import {nearest} from '../../content/schemaProblems';
import type {Synonym} from '../../features/search/model/synonyms';
import {missingFeature} from '../../build/features/leftOut';
import {findingsInCompany} from './companyFindings';
import type {Finding} from '../../build/mdx/finding';
import {synonymsFile, tellOf, type Lists} from './lists';
import {messages} from './messages';
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
      const message = gone ? messages.pageIsGone({address: from}) : messages.pageHasRedirect({address: from, to});
      return [tell(from, message)];
    }
    if (gone || isPublished(pageAt(to, site), site)) return [];
    const near = hint(former[to] ?? nearestAddress(to, addresses(pages)));
    return [tell(from, messages.redirectToNowhere({address: from, to, hint: near}))];
  });
}

/** Synonyms of the search that lead nowhere. */
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
    if (title && there.length > 0) {
      const titles = there.map((place) => place.title);
      return [tell(word, messages.synonymTitle({word, title, to, hint: hint(nearest(title, titles))}))];
    }
    const known = places.map((place) => place.to);
    return [tell(word, messages.synonymPlace({word, to, hint: hint(nearestAddress(to, known))}))];
  });
}

/** Copy around the pages that is missing. */
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
      message: messages.shellGone({file, user: name}),
    }));
}

/** The engine would make a page of these too, and no rule would have looked at it. */
const otherPages = (root: string): Finding[] =>
  filesIn(path.join(root, 'pages'))
    .filter((name) => /(?<!\.d)\.(md|[jt]sx?)$/.test(name))
    .map((name) => {
      const to = `pages/${name.replace(/\.\w+$/, '.mdx')}`;
      return {
        file: `pages/${name}`,
        line: 1,
        column: 1,
        rule: 'compile',
        message: name.endsWith('.md') ? messages.notMdx({file: to}) : messages.codeInPages({file: to}),
      };
    });

/** Pages that the code leads to, and the home page, are on every site. */
const neededFindings = ({pages}: SiteSources, named: ReadonlyMap<string, string>): Finding[] =>
  pages.flatMap((page) => {
    const draft = page.fields.find(({name}) => name === 'draft');
    const {address = ''} = page;
    if (draft?.value !== true || (address !== '/' && !named.has(address))) return [];
    return [finding(page, 'frontMatter', draft.at, messages.neededDraft({address}))];
  });

/** Buttons on all pages lead to it. */
const formFindings = ({pages}: SiteSources): Finding[] =>
  pages
    .filter((page) => page.address === '/contact' && !page.broken)
    .filter(({tags}) => !tags.some(({name}) => name === 'ContactForm'))
    .map((page) => finding(page, 'composition', {line: 1, column: 1}, messages.noContactForm, '<ContactForm />'));

/** What menus, redirects, synonyms and code say about pages. */
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
