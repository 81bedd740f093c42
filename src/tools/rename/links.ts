import path from 'node:path';
import {edited, offsetOf, type Edit, type Range} from '../../build/textEdits';
import type {Position} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {fileOf} from '../../build/pictures/files';
import {isElsewhere} from '../../build/pictures/find';
import {targetsOn} from '../doctor/rules/links';
import type {SiteSources} from '../doctor/sources';
import {literally} from '../../content/text';

/** Docusaurus's prefix for an address that is not a page. */
const prefix = 'pathname://';

/** Splits `/industries/healthcare?a=b#questions` into the address of a page and the rest. */
export function split(to: string): {address: string; rest: string} {
  const plain = to.startsWith(prefix) ? to.slice(prefix.length) : to;
  const address = /^[^?#]*/.exec(plain)?.[0] ?? '';
  return {address, rest: plain.slice(address.length)};
}

/** The range of an address at or after a position: after `](` or `]:`, or as the value of a prop. */
function rangeOf(text: string, to: string, at: Position): Range {
  const start = offsetOf(text, at);
  const isMarkdown = /^!?\[/.test(text.slice(start, start + 2));
  const behind = isMarkdown ? text.slice(start).search(new RegExp(`\\](\\(|:)\\s*<?${literally(to)}`)) : 0;
  const found = behind < 0 ? -1 : text.indexOf(to, start + behind);
  if (found < 0) throw new Error(`The address "${to}" is not where it was read, at line ${at.line}.`);
  return {start: found, end: found + to.length};
}

/** Pictures are not moved, so a page in another folder needs new paths to them. */
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

/** The new target of a link; undefined if it does not change, and null if it was removed. */
export type NewLink = (link: string) => string | null | undefined;

/** A page with its new links, under its new name. */
export function pageAfter(page: ParsedPage, file: string, site: SiteSources, newLink: NewLink) {
  const links = targetsOn(page, site).flatMap(({to, at}): Edit[] => {
    const put = newLink(to);
    return typeof put === 'string' ? [{...rangeOf(page.text, to, at), put}] : [];
  });
  return {source: {file, text: edited(page.text, [...links, ...pictureEdits(page, file)])}, count: links.length};
}
