import type {Section} from '../../content/sections';
import {company} from '../../company';
import type {BuiltPage, PageFacts} from '../finishedPages';
import {cardSize, type Card} from '../socialCards/card';
import {structuredData} from './structuredData';

const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** In a script element only `<` can end the text early. */
const json = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

export const twinOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** Structured data, only for pages in the sitemap. */
export const dataOf = (page: BuiltPage, sections: readonly Section[]): string =>
  page.listed ? `<script type="application/ld+json">${json(structuredData(page, sections))}</script>` : '';

/** What is added to the head of a finished page: its card, its Markdown twin, its data. */
export function headOf(page: PageFacts, card: Card, data: string): string {
  const picture = company.url + card.address;
  return [
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${quoted(card.alt)}">`,
    `<meta name="twitter:image" content="${picture}">`,
    `<link rel="alternate" type="text/markdown" href="${twinOf(page.path)}">`,
    data,
  ].join('');
}

/** Adds tags at the end of a head. The HTML is spliced, not parsed, so that the rest stays as React wrote it. */
export function withHead(file: string, html: string, tags: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error(`${file} has no </head>, so its card and data cannot be added.`);
  return html.slice(0, end) + tags + html.slice(end);
}
