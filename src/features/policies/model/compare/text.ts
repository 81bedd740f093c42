import type {List, Nodes, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {TextKind} from '../redline';

/** A policy as plain text without markup, so that two versions can be compared. */
export type TextBlock = {kind: TextKind; text: string};
/** The cells of each row; the first row is the header. */
export type TableBlock = {kind: 'table'; rows: string[][]};
export type Block = TextBlock | TableBlock;
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
  if (node.type === 'table') return [{kind: 'table', rows: node.children.map((row) => row.children.map(words))}];
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

export const readMarkdown = (body: string): Root => fromMarkdown(body, tables);

export function parsePolicy(source: string): PolicyText {
  const {head, body, bodyLine} = splitSource(source);
  const sections: Section[] = [{number: null, title: '', line: bodyLine, blocks: []}];
  for (const node of readMarkdown(body).children) {
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

/** What a reader reads as one: a paragraph, an item, or a row of a table. */
export const textsOf = (block: Block): string[] =>
  block.kind === 'table' ? block.rows.map((row) => row.join(' | ')) : [block.text];

/** A number that is kept after the text of its section has gone, because letters and contracts point at numbers. */
export const isReserved = ({number, title}: Section): boolean => number !== null && title.toLowerCase() === 'reserved';

export const headingOf = ({number, title}: Section): string => (number === null ? title : `${number}. ${title}`);
