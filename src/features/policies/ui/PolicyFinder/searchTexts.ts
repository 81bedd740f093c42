import type {Day} from '../../../../content/dates';
import {permanentAddress, textAddress} from '../../model/addresses';

type SearchedVersion = {slug: string; title: string; version: Day};

/** A paragraph that has the words: its section, and the words around the first of them. */
type Hit = {heading: string; excerpt: string; to: string};
export type Found = SearchedVersion & {hits: Hit[]};

/** Characters on each side of the first word found, to the nearest space. */
const around = 60;

/** A text without front matter and Markdown, in sections of paragraphs. */
const sectionsOf = (source: string): {heading: string; paragraphs: string[]}[] =>
  source
    .normalize('NFC')
    .replace(/^---\n[^]*?\n---\n/, '## \n')
    .replace(/<[A-Z][^>]*>|<\/[A-Z]\w*>|\[\^[^\]]+\]:?|[*_`]|\\(?=\W)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/^## /m)
    .map((section) => {
      const [heading = '', ...rest] = section.split('\n');
      return {heading, paragraphs: rest.join('\n').split(/\n\s*\n|\n(?=\s*(?:[-*|>]|\d+\.) ?)/)};
    });

/** The paragraphs of a text that have all of these words. */
export function hitsIn(source: string, query: string, address: string): Hit[] {
  const words = query.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return sectionsOf(source).flatMap(({heading, paragraphs}) =>
    paragraphs.flatMap((paragraph) => {
      const text = paragraph.replace(/^[\s>|-]+|[\s|]+$/g, '').replace(/\s+/g, ' ');
      const lower = text.toLowerCase();
      if (words.length === 0 || !words.every((word) => lower.includes(word))) return [];
      const [first = ''] = words;
      const at = lower.indexOf(first);
      const from = at > around ? text.indexOf(' ', at - around) + 1 : 0;
      const end = text.indexOf(' ', at + first.length + around);
      const to = end < 0 ? text.length : end;
      const excerpt = `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
      // Browsers scroll to the words that such an address names, and mark them.
      const found = encodeURIComponent(text.slice(at, at + first.length)).replaceAll('-', '%2D');
      return [{heading, excerpt, to: `${address}#:~:text=${found}`}];
    }),
  );
}

/** The versions that have the words. Their texts are loaded when somebody asks, because nobody else needs them. */
export async function searchTexts(query: string, versions: readonly SearchedVersion[]): Promise<Found[]> {
  const found = versions.map(async (one) => {
    const response = await fetch(textAddress(one.version, one.slug));
    if (!response.ok) throw new Error(`${textAddress(one.version, one.slug)} answers ${response.status}`);
    return {...one, hits: hitsIn(await response.text(), query, permanentAddress(one.version, one.slug))};
  });
  return (await Promise.all(found)).filter(({hits}) => hits.length > 0);
}
