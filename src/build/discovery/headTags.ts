import type {Thing} from 'schema-dts';
import type {Section} from '../../content/sections';
import type {BuiltPage} from '../../features/finishedPages';
import {structuredData} from './structuredData';

export const markdownAddressOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** In a script element only `<` can end the text early. */
export const dataOf = (page: BuiltPage, sections: readonly Section[], more: readonly Thing[]): string =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(page, sections, more)).replace(/</g, '\\u003c')}</script>`;

/**
 * Adds tags and the Markdown link to a page's head, and leaves the rest as React wrote it. The structured data is at the
 * end, because the first screen does not need it.
 */
export function withHead({html, path}: Pick<BuiltPage, 'html' | 'path'>, tags: string, data: string): string {
  const link = `<link rel="alternate" type="text/markdown" href="${markdownAddressOf(path)}">`;
  return html.replace('</head>', (end) => tags + link + end).replace('</body>', (end) => data + end);
}
