import type {Position} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {targetsOn} from '../doctor/rules/links';
import type {SiteSources} from '../doctor/sources';
import {offsetOf, type Edit, type Range} from '../../build/textEdits';

/** The engine's prefix for an address that it does not know as a page. */
const prefix = 'pathname://';

/** `/industries/healthcare?a=b#questions` as the address of its page and what follows. */
export function split(to: string): {address: string; rest: string} {
  const plain = to.startsWith(prefix) ? to.slice(prefix.length) : to;
  const address = /^[^?#]*/.exec(plain)?.[0] ?? '';
  return {address, rest: plain.slice(address.length)};
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where an address stands that was read at a place: behind `](` or `]:`, or as the value of a prop. */
export function rangeOf(text: string, to: string, at: Position): Range {
  const start = offsetOf(text, at);
  const isMarkdown = /^!?\[/.test(text.slice(start, start + 2));
  const behind = isMarkdown ? text.slice(start).search(new RegExp(`\\](\\(|:)\\s*<?${escaped(to)}`)) : 0;
  const found = behind < 0 ? -1 : text.indexOf(to, start + behind);
  if (found < 0) throw new Error(`The address "${to}" is not where it was read, at line ${at.line}.`);
  return {start: found, end: found + to.length};
}

/** Where links lead to instead. Undefined leaves one as it is. */
export type Lead = (address: string, rest: string) => string | undefined;

/** What changes in the text of a page so that its links lead elsewhere. */
export const linkEdits = (page: ParsedPage, site: SiteSources, lead: Lead): Edit[] =>
  targetsOn(page, site).flatMap(({to, at}) => {
    const {address, rest} = split(to);
    const put = lead(address, rest);
    return put === undefined ? [] : [{...rangeOf(page.text, to, at), put}];
  });
