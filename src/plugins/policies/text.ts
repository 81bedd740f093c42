import type {List, Nodes, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {cellEnd, type BlockKind} from '../../catalogue/policies/redline';

/** A policy as plain text without markup, so that two versions can be compared. */
export type Block = {kind: BlockKind; text: string};
export type Section = {number: number | null; title: string; line: number; blocks: Block[]};
export type PolicyText = {title: string; sections: Section[]};

const opening = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The block between the --- lines and the text below it, with the line at which that text begins. */
export function splitSource(source: string): {head: string; body: string; bodyLine: number} {
  const match = opening.exec(source);
  if (!match) return {head: '', body: source, bodyLine: 1};
  return {head: match[0], body: source.slice(match[0].length), bodyLine: match[0].split('\n').length};
}

/** Straight quotes become curly ones, because typing the other kind does not change the text. */
const words = (node: Nodes): string =>
  toString(node, {includeHtml: false})
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/'/g, '’')
    .trim();

function itemsOf(list: List): Block[] {
  return list.children.flatMap((item) =>
    item.children.flatMap((child): Block[] =>
      child.type === 'list' ? itemsOf(child) : [{kind: 'item', text: words(child)}],
    ),
  );
}

function blocksOf(node: RootContent): Block[] {
  if (node.type === 'list') return itemsOf(node);
  if (node.type === 'table')
    return node.children.map((row) => ({kind: 'row', text: row.children.map(words).join(cellEnd)}));
  if (node.type === 'blockquote') return node.children.flatMap(blocksOf);
  const text = words(node);
  if (!text) return [];
  return [{kind: node.type === 'heading' ? 'subheading' : 'paragraph', text}];
}

/** `7. Limitation of liability` is section 7; a heading without a number has none. */
export function numbered(heading: string): {number: number | null; title: string} {
  const match = /^(\d+)\.\s+(.+)$/.exec(heading);
  return match ? {number: Number(match[1]), title: match[2] ?? ''} : {number: null, title: heading};
}

const tables = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

export function parsePolicy(source: string): PolicyText {
  const {head, body, bodyLine} = splitSource(source);
  const sections: Section[] = [{number: null, title: '', line: bodyLine, blocks: []}];
  for (const node of fromMarkdown(body, tables).children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({
        ...numbered(words(node)),
        line: bodyLine + (node.position?.start.line ?? 1) - 1,
        blocks: [],
      });
    } else {
      sections.at(-1)?.blocks.push(...blocksOf(node));
    }
  }
  const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(head)?.[1] ?? '';
  return {title, sections};
}

export const headingOf = ({number, title}: Section): string => (number === null ? title : `${number}. ${title}`);
