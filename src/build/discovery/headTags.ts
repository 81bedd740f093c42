import {company} from '../../company';
import type {Section} from '../../content/sections';
import {escapeMarkup} from '../../content/text';
import type {BuiltPage} from '../finishedPages';
import {cardSize, type Card} from '../socialCards/card';
import {structuredData} from './structuredData';

export const markdownAddressOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** Structured data, only for pages in the sitemap. In a script element only `<` can end the text early. */
export const dataOf = (page: BuiltPage, sections: readonly Section[]): string =>
  page.listed
    ? `<script type="application/ld+json">${JSON.stringify(structuredData(page, sections)).replace(/</g, '\\u003c')}</script>`
    : '';

/**
 * Adds the social card and the Markdown link to a page's head, and leaves the rest as React wrote it. The structured data
 * is at the end, because the first screen does not need it.
 */
export function withHead({html, path}: Pick<BuiltPage, 'html' | 'path'>, card: Card, data: string): string {
  const picture = company.url + card.address;
  const tags = [
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${escapeMarkup(card.alt)}">`,
    `<meta name="twitter:image" content="${picture}">`,
    `<link rel="alternate" type="text/markdown" href="${markdownAddressOf(path)}">`,
  ];
  return html.replace('</head>', (end) => tags.join('') + end).replace('</body>', (end) => data + end);
}
