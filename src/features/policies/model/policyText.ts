import type {Heading, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {oneLine} from '../../../content/text';

/** What is below a heading of the second level, or above the first one. */
export type Section = {number: number | null; title: string; heading?: Heading; nodes: RootContent[]};

/** The block between the --- lines, the text below it, and the line where that text begins. */
export function splitSource(source: string): {head: string; body: string; bodyLine: number} {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  if (!match) return {head: '', body: source, bodyLine: 1};
  return {head: match[0], body: source.slice(match[0].length), bodyLine: match[0].split('\n').length};
}

/** The title of a policy and the text below it. The tag for email links used to have another name. */
export function readPolicy(source: string): {title: string; body: string} {
  const {head, body} = splitSource(source);
  const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(head)?.[1] ?? '';
  return {title, body: body.replace(/(<\/?)MailLink/g, '$1EmailLink')};
}

const tables = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** Parses a text. Links that name their address elsewhere in the text get it here. */
export function readMarkdown(body: string): Root {
  const tree = fromMarkdown(body, tables);
  const known = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    if (!known.has(identifier)) known.set(identifier, url);
  });
  visit(tree, 'linkReference', (node) => {
    Object.assign(node, {type: 'link', url: known.get(node.identifier) ?? ''});
  });
  return tree;
}

/** `7. Limitation of liability` is section 7; a heading without a number has none. */
export function numbered(heading: string): {number: number | null; title: string} {
  const match = /^(\d+)\.\s+(.+)$/.exec(heading);
  return match ? {number: Number(match[1]), title: match[2] ?? ''} : {number: null, title: heading};
}

export const headingOf = ({number, title}: Pick<Section, 'number' | 'title'>): string =>
  number === null ? title : `${number}. ${title}`;

/** The words of a heading. An accent may be a character of its own, which looks the same. */
export const wordsOf = (heading: Heading): string => oneLine(toString(heading)).normalize('NFC');

/** The introduction, which may be empty, and the sections of a text. */
export function sectionsOf({children}: Root): Section[] {
  const sections: Section[] = [{number: null, title: '', nodes: []}];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2)
      sections.push({...numbered(wordsOf(node)), heading: node, nodes: []});
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

export const sectionsIn = (source: string): Section[] => sectionsOf(readMarkdown(readPolicy(source).body));
