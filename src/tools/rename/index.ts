import {menusFile} from '../../content/navigation';
import {neededPages} from '../../content/neededPages';
import {removedMark} from '../../content/redirects';
import {Refusal} from '../../content/refusal';
import {literally} from '../../content/text';
import {pageAddress} from '../../mdx/parse';
import type {ParsedPage} from '../../mdx/parsedPage';
import {readSources} from '../../mdx/sources';
import {lostFiles} from '../doctor/lostPages';
import {addressProblem} from '../doctor/rules/links';
import {formerFile, pageAt, readIfThere, readSite, synonymsFile} from '../doctor/sources';
import type {SiteSources} from '../doctor/sources';
import {writeFiles} from '../writeFiles';

/** The page at an address gets another one. If it is removed, `to` is the page that replaces it, if there is one. */
export type Move = {from: string; to?: string | undefined; isRemoved: boolean};

/** What a move is about: the pages there, and the addresses whose file was already renamed or deleted by hand. */
type Scope = {root: string; site: SiteSources; pages: readonly ParsedPage[]; lost: readonly string[]};

const isBelow = (address: string | undefined, top: string): boolean =>
  address === top || address?.startsWith(`${top}/`) === true;

/** Matches links to an address or below it, in Markdown, in a prop or in a list. */
const linksTo = (address: string) =>
  new RegExp(
    String.raw`(?<=[("'<]|\]:\s*)(pathname://)?${literally(address)}(/[^\s)"'<>?#]*)?([?#][^\s)"'<>]*)?(?=[\s)"'<>]|$)`,
    'gm',
  );

function scopeOf(root: string, from: string): Scope {
  const site = readSite(root);
  const lost = lostFiles(root, site).flatMap((file) => pageAddress(file) ?? []);
  return {
    root,
    site,
    pages: site.pages.filter(({address}) => isBelow(address, from)),
    lost: lost.filter((one) => isBelow(one, from)),
  };
}

function renameProblem(to: string, {site, pages}: Scope): string | undefined {
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(to))
    return `"${to}" is not a valid address. Use lowercase letters, digits and single dashes, such as /industries/property.`;
  const page = pageAt(to, site);
  if (!page) return pages.length > 0 ? undefined : addressProblem(to, site);
  return pages.length > 0 ? `"${to}" is already a page: ${page.file}. Choose another address.` : undefined;
}

function removalProblem({from, to}: Move, {root, site}: Scope): string | undefined {
  if (to !== undefined) {
    return isBelow(to, from) || !pageAt(to, site)
      ? `"${to}" is not a page that stays. Choose another one as the target.`
      : addressProblem(to, site);
  }
  const archive = readSources(root, 'versioned_docs').filter(({text}) => linksTo(from).test(text));
  const files = archive.map(({file}) => file).join(', ');
  return files
    ? `Published policies link to this page, and their text never changes: ${files}. Add --to and the address of a page that replaces it.`
    : undefined;
}

/** Why a page cannot be moved; undefined if it can. */
function problemOf(move: Move, scope: Scope): string | undefined {
  const {from, to = '', isRemoved} = move;
  const {site, pages, lost} = scope;
  if (from === '/') return 'The home page can be neither renamed nor removed.';
  if (isBelow(from, '/legal'))
    return 'Policies keep their addresses, because letters and contracts refer to them. To end a policy, run npm run policy -- retire; docs/legal.md says how.';
  if (pages.length === 0 && lost.length === 0) return addressProblem(from, site);
  const needed = neededPages.find((one) => isBelow(one, from));
  if (needed)
    return `The code of the site links to "${needed}" (src/content/neededPages.ts). An engineer has to change that first.`;
  return isRemoved ? removalProblem(move, scope) : renameProblem(to, scope);
}

/** The former addresses after a move: each leads to the page that there is now, and none hides a page. */
function formerAfter({site: {former}}: Scope, added: ReadonlyMap<string, string>): Record<string, string> {
  const before = Object.entries(former).map(([old, now]) => [old, added.get(now) ?? now] as const);
  return Object.fromEntries([...before, ...added].filter(([old]) => ![...added.values()].includes(old)));
}

/** Without a trailing slash, which people often paste. */
const plain = (address: string) => address.replace(/(.)\/+$/, '$1');

/** Moves a page and everything that points to it: all of it or nothing. Returns what was done, in a line each. */
export function movePage(root: string, given: Move): string {
  const move = {...given, from: plain(given.from), to: given.to && plain(given.to)};
  const {from, to, isRemoved} = move;
  const scope = scopeOf(root, from);
  const problem = problemOf(move, scope);
  if (problem) throw new Refusal(problem);
  const {site, pages, lost} = scope;
  const next = (address: string) => (isRemoved ? (to ?? removedMark) : `${to}${address.slice(from.length)}`);
  const files = new Map(pages.map(({file}) => [file, isRemoved ? null : `pages${next(file.slice('pages'.length))}`]));
  const withLinks = (text: string) =>
    text.replace(linksTo(from), (link, prefix = '', below = '', rest = '') => {
      if (isRemoved) return to ?? link;
      return prefix + to + below + rest;
    });
  const changes: Record<string, string | null> = {};
  const summary: string[] = [];
  for (const {file, text} of site.pages) {
    const after = files.has(file) ? files.get(file) : file;
    const now = withLinks(text);
    if (after !== file) {
      changes[file] = null;
      summary.push(after ? `${file} → ${after}` : `${file}: deleted`);
    } else if (now !== text) summary.push(`${file}: links updated`);
    if (after && (after !== file || now !== text)) changes[after] = now;
  }
  for (const file of [menusFile, synonymsFile]) {
    const text = readIfThere(root, file);
    const after = withLinks(text);
    if (after === text) continue;
    changes[file] = after;
    summary.push(`${file}: links updated`);
  }
  const known = pages.flatMap(({address, frontMatter}) => (address && frontMatter.draft !== true ? address : []));
  const added = new Map([...lost, ...known].map((old) => [old, next(old)]));
  if (added.size > 0) changes[formerFile] = `${JSON.stringify(formerAfter(scope, added), null, 2)}\n`;
  for (const [old, now] of added)
    summary.push(now === removedMark ? `${old} answers with the 404 page` : `${old} redirects to ${now}`);
  writeFiles(root, changes);
  return summary.join('\n');
}
