import type {List, Nodes, RootContent} from 'mdast';
import {oneLine} from '../../../content/text';
import {sectionNumber, sectionsIn} from './policyText';

/** A paragraph, an item of a list or a row of a table, in words. */
export type Block = {
  kind: 'paragraph' | 'item' | 'heading' | 'row';
  /** How many lists it is in. */
  depth: number;
  /** The cells of a row; of everything else, one. */
  cells: string[];
  /** The same with the address of each link. */
  linked: string[];
};

/** A section with its number and title, or what is above the first one, which has no title. */
export type ReadSection = {heading: string; title: string; blocks: Block[]};

/** An email tag that shows the address itself. No page may show one, so it is written in words. */
const mailbox = /^<\w+ to="([^"]*)" domain="([^"]*)".*\/>$/;

function words(node: Nodes, withLinks: boolean): string {
  // An accent may be a character of its own, which looks the same.
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value.normalize('NFC');
  if (node.type === 'html') return mailbox.exec(node.value)?.slice(1).join(' at ') ?? '';
  if (node.type === 'break') return ' ';
  if (node.type === 'definition') return `[${node.label ?? node.identifier}]: ${node.url}`;
  if (node.type === 'footnoteReference') return `[${node.label ?? node.identifier}]`;
  const inside = 'children' in node ? node.children.map((child) => words(child, withLinks)).join('') : '';
  return withLinks && node.type === 'link' && node.url !== inside ? `${inside} (${node.url})` : inside;
}

const block = (kind: Block['kind'], nodes: readonly Nodes[], depth: number, lead = ''): Block => {
  const cells = (withLinks: boolean) => nodes.map((node) => oneLine(lead + words(node, withLinks)));
  return {kind, depth, cells: cells(false), linked: cells(true)};
};

const listBlocks = (list: List, depth: number): Block[] =>
  list.children.flatMap((item, at) => {
    const [first, ...others] = item.children;
    const lead = list.ordered ? `${(list.start ?? 1) + at}. ` : '';
    if (first?.type !== 'paragraph') return item.children.flatMap((child) => blocksOf(child, depth + 1));
    return [block('item', [first], depth + 1, lead), ...others.flatMap((child) => blocksOf(child, depth + 1))];
  });

function blocksOf(node: RootContent, depth = 0): Block[] {
  if (node.type === 'list') return listBlocks(node, depth);
  // Cells beyond the header are not drawn.
  const width = node.type === 'table' ? (node.children[0]?.children.length ?? 0) : 0;
  if (node.type === 'table') return node.children.map((row) => block('row', row.children.slice(0, width), depth));
  if (node.type === 'blockquote') return node.children.flatMap((child) => blocksOf(child, depth));
  if (node.type === 'heading') return [block('heading', [node], depth)];
  if (node.type !== 'footnoteDefinition') return [block('paragraph', [node], depth)];
  const lead = `[${node.label ?? node.identifier}] `;
  return node.children.map((child, at) => block('paragraph', [child], depth, at === 0 ? lead : ''));
}

/** The sections of a published text or a draft. */
export const readBlocks = (source: string): ReadSection[] =>
  sectionsIn(source)
    .map(({heading, nodes}) => ({
      ...{heading, title: heading.replace(sectionNumber, '').toLowerCase()},
      blocks: nodes.flatMap((node) => blocksOf(node)).filter(({cells}) => cells.some(Boolean)),
    }))
    .filter(({heading, blocks}) => heading || blocks.length > 0);
