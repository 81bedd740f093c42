import path from 'node:path';
import {counted, edited, offsetOf, type Edit, type Range} from '../../build/textEdits';
import type {Position} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {fileOf} from '../../build/pictures/files';
import {isElsewhere} from '../../build/pictures/find';
import type {Synonym} from '../../features/search/model/synonyms';
import {goneMark, type FormerAddresses} from '../../content/formerAddresses';
import {synonymsFile} from '../doctor/lists';
import {targetsOn} from '../doctor/rules/links';
import type {SiteSources, Source} from '../doctor/sources';
import {messages} from './messages';
import type {State} from './state';

/** The engine's prefix for an address that it does not know as a page. */
const prefix = 'pathname://';

/** `/industries/healthcare?a=b#questions` as the address of its page and what follows. */
export function split(to: string): {address: string; rest: string} {
  const plain = to.startsWith(prefix) ? to.slice(prefix.length) : to;
  const address = /^[^?#]*/.exec(plain)?.[0] ?? '';
  return {address, rest: plain.slice(address.length)};
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The range of an address that was read at a place: after `](` or `]:`, or as the value of a prop. */
function rangeOf(text: string, to: string, at: Position): Range {
  const start = offsetOf(text, at);
  const isMarkdown = /^!?\[/.test(text.slice(start, start + 2));
  const behind = isMarkdown ? text.slice(start).search(new RegExp(`\\](\\(|:)\\s*<?${escaped(to)}`)) : 0;
  const found = behind < 0 ? -1 : text.indexOf(to, start + behind);
  if (found < 0) throw new Error(`The address "${to}" is not where it was read, at line ${at.line}.`);
  return {start: found, end: found + to.length};
}

/** Pictures stay in their place, so a page that leaves its folder names them from its new one. */
function pictureEdits(page: ParsedPage, now: string): Edit[] {
  const tagged = page.tags
    .filter(({name}) => name === 'Picture')
    .flatMap(({props}) => props.filter(({name}) => name === 'src'))
    .map(({value, at}) => ({src: String(value), at}));
  return [...page.pictures, ...tagged]
    .filter(({src}) => src && !src.startsWith('/') && !isElsewhere(src))
    .filter(({src}) => fileOf(now, src) !== fileOf(page.file, src))
    .map(({src, at}) => {
      const way = path.posix.relative(path.posix.dirname(now), fileOf(page.file, src));
      return {...rangeOf(page.text, src, at), put: way.startsWith('.') ? way : `./${way}`};
    });
}

/** Where a link to a page leads now, by its address and what follows it. Undefined if nothing changes. */
export type NewLink = (address: string, rest: string) => string | undefined;

const updated = (file: string, count: number) =>
  count === 0 ? [] : [messages.linksUpdated({file, count: counted(count, 'link')})];

/** Every page with its new links, under its new name. */
export function pagesAfter(
  pages: readonly ParsedPage[],
  site: SiteSources,
  newLink: NewLink,
  files: ReadonlyMap<string, string> = new Map(),
): {sources: Source[]; summary: string[]} {
  const changed = pages.map((page) => {
    const file = files.get(page.file) ?? page.file;
    const links = targetsOn(page, site).flatMap(({to, at}): Edit[] => {
      const {address, rest} = split(to);
      const put = newLink(address, rest);
      return put === undefined ? [] : [{...rangeOf(page.text, to, at), put}];
    });
    const text = edited(page.text, [...links, ...pictureEdits(page, file)]);
    return {source: {file, text}, summary: updated(file, links.length)};
  });
  return {sources: changed.map(({source}) => source), summary: changed.flatMap(({summary}) => summary)};
}

/** Synonyms that lead to the new addresses; `null` leaves one out. */
export function synonymsAfter(
  {lists: {synonyms}}: State,
  newLink: (address: string, rest: string) => string | null | undefined,
): {synonyms: Synonym[]; summary: string[]} {
  let count = 0;
  const after = synonyms.flatMap((synonym) => {
    const {address, rest} = split(synonym.to);
    const now = newLink(address, rest);
    if (now === undefined) return [synonym];
    count += 1;
    return now === null ? [] : [{...synonym, to: now}];
  });
  return {synonyms: after, summary: updated(synonymsFile, count)};
}

/** Adds former addresses. What redirected to one of them redirects to its target, and an address with a page has no redirect. */
export function formerAfter(
  {lists: {former: before}}: State,
  added: FormerAddresses,
  hasPage: (address: string) => boolean,
): {former: FormerAddresses; summary: string[]} {
  const kept = Object.entries(before).map(([from, to]) => [from, added[to] ?? to] as const);
  const all = Object.entries({...Object.fromEntries(kept), ...added}).filter(([from]) => !hasPage(from));
  const summary = all
    .filter(([from, to]) => before[from] !== to)
    .map(([from, to]) => (to === goneMark ? messages.gone({address: from}) : messages.redirects({from, to})));
  return {former: Object.fromEntries(all), summary};
}
