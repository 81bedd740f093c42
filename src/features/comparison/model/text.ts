import type {FootnoteDefinition, Heading, List, Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {oneLine} from '../../../content/text';
import {numbered, readMarkdown, readPolicy, sectionsOf, wordsOf} from '../../policies/model/text';
import type {Kind} from './redline';

export type PolicyLink = {text: string; to: string};

/** Words that stand out from those around them. */
export type Format = {text: string; look: (typeof looks)[keyof typeof looks]};

const looks = {strong: 'bold', emphasis: 'italic', inlineCode: 'code', delete: 'struck through'} as const;

/** One unit of text: a paragraph, a list item, a table. */
export type Block = {
  kind: Kind;
  /** The words of a text as one cell, or the cells of a table, of which the first row is the header. */
  rows: string[][];
  /** How many lists it is in. */
  depth: number;
  /** An item's bullet or number. */
  marker?: string;
  links: PolicyLink[];
  formats: Format[];
  /** Everything that affects how it looks. Two blocks with the same shape look the same. */
  shape: string;
};

/** A section with its blocks, and everything that affects how its heading looks. */
export type Section = {number: number | null; title: string; blocks: Block[]; shape: string};

export type ComparedText = {
  title: string;
  body: string;
  source: string;
  sections: Section[];
  headings: {depth: number; title: string}[];
};

/** Private characters around words that are struck through, so that a comparison can draw them so. */
export const struck = {start: '\ue000', end: '\ue001'};
export const withoutMarks = (text: string): string => text.replace(/[\ue000\ue001]/g, '');

function rawWords(node: Nodes): string {
  // An accent may be a character of its own, which looks the same.
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value.normalize('NFC');
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'footnoteReference') return `[${node.label ?? node.identifier}]`;
  const inside = 'children' in node ? node.children.map(rawWords).join('') : '';
  return node.type === 'delete' ? struck.start + inside + struck.end : inside;
}

const words = (node: Nodes): string => oneLine(rawWords(node));

function linksIn(node: Nodes): PolicyLink[] {
  if (node.type === 'link') return [{text: withoutMarks(words(node)), to: node.url}];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}

function formatsIn(node: Nodes): Format[] {
  const own =
    node.type in looks ? [{text: withoutMarks(words(node)), look: looks[node.type as keyof typeof looks]}] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(formatsIn)] : own;
}

function shapeOf(node: Nodes): unknown {
  const value =
    'value' in node && node.type !== 'code' ? {value: node.value.normalize('NFC').replace(/\s+/g, ' ')} : {};
  const children = 'children' in node ? {children: node.children.map(shapeOf)} : {};
  return {...node, position: undefined, data: undefined, ...value, ...children};
}

/** How deep a block is nested in lists, and whether it is quoted. */
type Place = {depth: number; quoted: boolean};

function listBlocks(list: List, {depth, quoted}: Place): Block[] {
  const inside = {depth: depth + 1, quoted};
  return list.children.flatMap((item, at) => {
    const marker = list.ordered ? `${(list.start ?? 1) + at}.` : '•';
    const around = [quoted, list.ordered, list.spread, item.spread, item.checked, marker];
    const [first, ...others] = item.children.flatMap((child) => blocksOf(child, inside));
    const startsWithWords = item.children[0]?.type === 'paragraph' && first;
    const empty: Block = {kind: 'paragraph', rows: [['']], depth: depth + 1, links: [], formats: [], shape: ''};
    const head = startsWithWords ? first : empty;
    const rest = first && !startsWithWords ? [first, ...others] : others;
    return [{...head, kind: 'item' as const, marker, shape: JSON.stringify([around, head.shape])}, ...rest];
  });
}

/** The words of a node that is not a list: in one cell, or in the cells of a table. */
function wordsIn(node: RootContent, {quoted}: Place): Pick<Block, 'kind' | 'rows'> {
  if (node.type === 'table') return {kind: 'table', rows: node.children.map((row) => row.children.map(words))};
  if (node.type === 'code') return {kind: 'code', rows: [[node.value]]};
  if (node.type === 'heading') return {kind: 'subheading', rows: [[words(node)]]};
  if (node.type === 'footnoteDefinition') {
    const text = oneLine(node.children.map(rawWords).join(' '));
    return {kind: 'footnote', rows: [[`[${node.label ?? node.identifier}] ${text}`]]};
  }
  const text = node.type === 'thematicBreak' ? '* * *' : words(node);
  return {kind: quoted ? 'quotation' : 'paragraph', rows: [[text]]};
}

function blocksOf(node: RootContent, place: Place = {depth: 0, quoted: false}): Block[] {
  if (node.type === 'list') return listBlocks(node, place);
  if (node.type === 'blockquote') return node.children.flatMap((child) => blocksOf(child, {...place, quoted: true}));
  const shape = JSON.stringify([place, shapeOf(node)]);
  return [{...wordsIn(node, place), depth: place.depth, links: linksIn(node), formats: formatsIn(node), shape}];
}

const mailTag = /<EmailLink((?: \w+="[^"]*")*)(?: \/>|>([^]*?)<\/EmailLink>)/g;

/** Replaces email tags with links that describe the mailbox, because no page may show an address. */
const withPlainLinks = (body: string): string =>
  body.replace(mailTag, (_, fields: string, named?: string) => {
    const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(fields)?.[1];
    const [to, subject] = [value('to'), value('subject')];
    const mailbox = to ? `${to} at ${value('domain')}` : '';
    if (!named && !subject) return mailbox;
    const target = `an email${mailbox && ` to ${mailbox}`}${subject ? ` with the subject “${subject}”` : ''}`;
    return `[${named ?? mailbox}](<${target}>)`;
  });

const isFootnote = (node: RootContent): node is FootnoteDefinition => node.type === 'footnoteDefinition';

/** Reads a text. With `shift`, all its headings count as that many levels deeper. */
export function readText(source: string, shift = 0): ComparedText {
  const {title, body} = readPolicy(source);
  const tree = readMarkdown(withPlainLinks(body));
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  for (const node of headings) node.depth = Math.min(6, Math.max(1, node.depth + shift)) as Heading['depth'];
  const parts = sectionsOf(tree);
  // Footnotes belong to the section that cites them first, and are numbered in that order, whatever their names.
  const cited = new Map<string, (typeof parts)[number]>();
  for (const part of parts) {
    const root: Root = {type: 'root', children: part.nodes};
    visit(root, 'footnoteReference', ({identifier}) => {
      if (!cited.has(identifier)) cited.set(identifier, part);
    });
  }
  const names = [...cited.keys()];
  const footnotes = tree.children.filter(isFootnote).map((node) => {
    return {node, part: cited.get(node.identifier) ?? parts.at(-1)};
  });
  visit(tree, ['footnoteReference', 'footnoteDefinition'], (node) => {
    if (!('identifier' in node) || !names.includes(node.identifier)) return;
    const number = String(names.indexOf(node.identifier) + 1);
    Object.assign(node, {identifier: number, label: number});
  });
  const sections = parts.map((part) => {
    const notes = footnotes.flatMap((one) => (one.part === part ? one.node : []));
    const nodes = [...part.nodes.filter((node) => !isFootnote(node)), ...notes];
    return {
      ...{number: part.number, title: part.title, blocks: nodes.flatMap((node) => blocksOf(node))},
      shape: part.heading ? JSON.stringify(shapeOf(part.heading)).replace(/"value":"\d+\. /, '"value":"') : '',
    };
  });
  const named = headings.map((node) => ({depth: node.depth, title: numbered(wordsOf(node)).title.toLowerCase()}));
  return {title, body, source, sections, headings: named};
}

/** The lines of a block: its text, or a line for each row of a table. */
export const textsOf = ({rows}: Block): string[] => rows.map((row) => row.join(' | '));
