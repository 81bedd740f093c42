import path from 'node:path';
import {fileOf, formats, isElsewhere} from '../../mdx/pictureFiles';

/** Docusaurus's prefix for an address that is not a page. */
const prefix = 'pathname://';

/** Splits `/industries/healthcare?a=b#questions` into the address of a page and the rest. */
export function split(to: string): {address: string; rest: string} {
  const plain = to.startsWith(prefix) ? to.slice(prefix.length) : to;
  const address = /^[^?#]*/.exec(plain)?.[0] ?? '';
  return {address, rest: plain.slice(address.length)};
}

/** The new target of a link; undefined if it does not change, and null if it was removed. */
export type NewLink = (link: string) => string | null | undefined;

/** Matches an address on this site in a Markdown link, a definition or a prop. */
const links = /(?<=[("'<]|\]:\s*)(?:pathname:\/\/)?\/[^\s)"'<>]*/g;

const pictures = new RegExp(`(?<=[("'<]|\\]:\\s*)[^\\s("'<>]+\\.(?:${formats.join('|')})(?=[\\s)"'>])`, 'gi');

/** Pictures are not moved, so a page in another folder needs new paths to them. */
function withPictures(text: string, before: string, now: string): string {
  return text.replace(pictures, (src) => {
    const file = fileOf(before, src);
    if (src.startsWith('/') || isElsewhere(src) || fileOf(now, src) === file) return src;
    const way = path.posix.relative(path.posix.dirname(now), file);
    return way.startsWith('.') ? way : `./${way}`;
  });
}

const examples = /^<Example\b[^>]*\bto="([^"]*)"[^]*?^<\/Example>\n+/gm;

/** A page without the examples that describe a figure of a removed page, and the lines where they were. */
export function withoutExamples<Page extends {text: string}>(page: Page, removed: ReadonlySet<string>) {
  const lines: number[] = [];
  const text = page.text.replace(examples, (whole, to: string, at: number) => {
    if (!removed.has(to)) return whole;
    lines.push(page.text.slice(0, at).split('\n').length);
    return '';
  });
  return {page: {...page, text}, lines};
}

/** A page with its new links, under its new name. */
export function pageAfter({file: before, text}: {file: string; text: string}, file: string, newLink: NewLink) {
  let count = 0;
  const linked = text.replace(links, (link) => {
    const now = newLink(link);
    if (typeof now !== 'string') return link;
    count += 1;
    return now;
  });
  return {source: {file, text: withPictures(linked, before, file)}, count};
}
