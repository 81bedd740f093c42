import path from 'node:path';
import {goneMark} from '../../content/formerAddresses';
import {nearest} from '../../content/schemaProblems';
import {missingFeature} from '../../build/features/leftOut';
import type {Finding} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {filesIn} from '../../build/mdx/sources';
import {lostPages} from './lostPages';
import {messages} from './messages';
import {namedInCode} from './namedInCode';
import {navigationFindings} from './navigationFindings';
import {publishedAddresses} from './publishedAddresses';
import {addressProblem, nearestAddress} from './rules/links';
import {finding, formerFile, lineWith, pageAt, synonymsFile, top, type SiteSources} from './sources';

const hint = (near: string | undefined) => (near ? ` Did you mean "${near}"?` : '');

const inFile = (file: string, message: string, line = 1): Finding => ({file, line, column: 1, rule: 'links', message});

const isPublished = (page: ParsedPage | undefined, {features}: SiteSources): page is ParsedPage =>
  page?.address !== undefined && page.frontMatter.draft !== true && !missingFeature(page, features);

/** Redirects that lead nowhere, and those that a page hides. */
export function redirectFindings(root: string, site: SiteSources): Finding[] {
  const {former, pages} = site;
  const known = pages.filter((page) => isPublished(page, site)).flatMap(({address}) => address ?? []);
  return Object.entries(former).flatMap(([from, to]) => {
    const tell = (message: string) => [inFile(formerFile, message, lineWith(root, formerFile, [from]))];
    if (known.includes(from)) {
      return tell(
        to === goneMark ? messages.pageIsGone({address: from}) : messages.pageHasRedirect({address: from, to}),
      );
    }
    if (to === goneMark || known.includes(to)) return [];
    return tell(messages.redirectToNowhere({address: from, to, hint: hint(former[to] ?? nearestAddress(to, known))}));
  });
}

/** Why the search cannot lead to a place: it is not there, or has no such headline or question. */
function placeProblem(to: string, title: string | undefined, site: SiteSources): string | undefined {
  const page = pageAt(to.split('#')[0] ?? '', site);
  if (page?.broken) return undefined;
  if (page?.frontMatter.unlisted === true) return messages.notSearched({address: to});
  const asked = (page?.tags ?? []).flatMap(({props}) => props.filter(({name}) => name === 'ask'));
  const titles = [...(page?.headings ?? []).map(({text}) => text), ...asked.map(({value}) => String(value))];
  if (!title || !page || titles.includes(title)) return addressProblem(to, site);
  return messages.noSuchTitle({title, file: page.file, hint: hint(nearest(title, titles))});
}

/** Synonyms of the search that lead nowhere. */
export const synonymFindings = (root: string, site: SiteSources): Finding[] =>
  site.synonyms.flatMap(({asked: [word = ''], to, title}) => {
    const problem = placeProblem(to, title, site);
    return problem
      ? [inFile(synonymsFile, messages.synonym({word, problem}), lineWith(root, synonymsFile, [word]))]
      : [];
  });

/** The engine would make a page of these too, and no rule would have looked at it. */
const otherPages = (root: string): Finding[] =>
  filesIn(path.join(root, 'pages'))
    .filter((name) => /(?<!\.d)\.(md|[jt]sx?)$/.test(name))
    .map((name) => inFile(`pages/${name}`, messages.notMdx({file: `pages/${name.replace(/\.\w+$/, '.mdx')}`})));

/** What the code shows or leads to, and the home page, are on every site. */
function neededFindings({pages}: SiteSources, named: ReadonlyMap<string, string>): Finding[] {
  const missing = [...named].filter(([name]) => name.startsWith('pages/') && !pages.some(({file}) => file === name));
  const drafts = pages.flatMap((page) => {
    const draft = page.fields.find(({name}) => name === 'draft');
    const {address = ''} = page;
    if (draft?.value !== true || (address !== '/' && !named.has(address))) return [];
    return [finding(page, 'frontMatter', draft.at, messages.neededDraft({address}))];
  });
  return [...missing.map(([file, place]) => inFile(file, messages.shellGone({file, place}))), ...drafts];
}

/** Buttons on all pages lead to it. */
const formFindings = ({pages}: SiteSources): Finding[] =>
  pages
    .filter(({address, broken, tags}) => address === '/contact' && !broken && !tags.some(isForm))
    .map((page) => finding(page, 'composition', top, messages.noContactForm, '<ContactForm />'));

const isForm = ({name}: {name: string}) => name === 'ContactForm';

/** What menus, redirects, synonyms and code say about pages. `published` are the addresses of the main branch. */
export function placeFindings(
  root: string,
  site: SiteSources,
  published: readonly string[] = publishedAddresses(root),
): Finding[] {
  const named = namedInCode(root);
  return [
    ...navigationFindings(root, site),
    ...redirectFindings(root, site),
    ...synonymFindings(root, site),
    ...lostPages(published, site, named),
    ...neededFindings(site, named),
    ...formFindings(site),
    ...otherPages(root),
  ];
}
