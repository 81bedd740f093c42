import type {Heading, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {oneLine} from '../../../content/text';

/** What is below a heading of the second level or, without a heading, above the first one. */
export type Section = {heading: string; nodes: RootContent[]};

/** The block between the --- lines, and the text below it. */
export function splitSource(source: string): {head: string; body: string} {
  const [head = ''] = /^---\r?\n[^]*?\r?\n---\r?\n/.exec(source) ?? [];
  return {head, body: source.slice(head.length)};
}

/** What readers see of a policy: its title and the text below it. The tag for email links used to have another name. */
export function readPolicy(source: string): {title: string; body: string} {
  const {head, body} = splitSource(source);
  const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(head)?.[1] ?? '';
  return {title, body: body.replace(/(<\/?)MailLink/g, '$1EmailLink').trim()};
}

export const readMarkdown = (body: string): Root =>
  fromMarkdown(body, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

/** The words of a heading. An accent may be a character of its own, which looks the same. */
const wordsOf = (heading: Heading): string => oneLine(toString(heading)).normalize('NFC');

/** `7. Limitation of liability` is section 7; a heading without a number has none. */
export const sectionNumber = /^(\d+)\.\s+/;

/** The introduction, which may be empty, and the sections of a text. */
export function sectionsIn(source: string): Section[] {
  const sections: Section[] = [{heading: '', nodes: []}];
  for (const node of readMarkdown(readPolicy(source).body).children) {
    if (node.type === 'heading' && node.depth === 2) sections.push({heading: wordsOf(node), nodes: []});
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}
