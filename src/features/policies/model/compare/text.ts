import type {Definition, FootnoteDefinition, Heading, List, Nodes, Parents, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {oneLine} from '../../../../content/text';
import type {Kind} from '../redline';

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

export type Section = {number: number | null; title: string; blocks: Block[]; shape?: string};
/** The body has current tags. */
export type PolicyText = {
  title: string;
  sections: Section[];
  body: string;
  source: string;
  headings: {depth: number; title: string}[];
};

/** The block between the --- lines, the text below it, and the line where that text begins. */
export function splitSource(source: string): {head: string; body: string; bodyLine: number} {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  if (!match) return {head: '', body: source, bodyLine: 1};
  return {head: match[0], body: source.slice(match[0].length), bodyLine: match[0].split('\n').length};
}

/** Calls a function with a node and all that is in it. */
function each(node: Nodes, see: (one: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) each(child, see);
}

/** Replaces the children of every node, deepest first. */
export function rewrite(node: Nodes, change: (child: Nodes) => Nodes[]): void {
  if (!('children' in node)) return;
  for (const child of node.children) rewrite(child, change);
  node.children = node.children.flatMap(change) as Parents['children'];
}

const tables = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** Parses a text. Links that name their address elsewhere in the text get it here. */
export function readMarkdown(body: string): Root {
  const tree = fromMarkdown(body, tables);
  const known = new Map<string, Definition>();
  rewrite(tree, (node) => {
    if (node.type !== 'definition') return [node];
    if (!known.has(node.identifier)) known.set(node.identifier, node);
    return [];
  });
  rewrite(tree, (node) => {
    if (node.type !== 'linkReference') return [node];
    const {url = '', title = null} = known.get(node.identifier) ?? {};
    return [{type: 'link', title, url, children: node.children}];
  });
  return tree;
}

function rawWords(node: Nodes): string {
  // An accent may be a character of its own, which looks the same.
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value.normalize('NFC');
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'footnoteReference') return `[${node.label ?? node.identifier}]`;
  const inside = 'children' in node ? node.children.map(rawWords).join('') : '';
  return node.type === 'delete' ? struck.start + inside + struck.end : inside;
}

/** Private characters around words that are struck through, so that a comparison can draw them so. */
export const struck = {start: '\ue000', end: '\ue001'};
export const withoutMarks = (text: string): string => text.replace(/[\ue000\ue001]/g, '');

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

/** `7. Limitation of liability` is section 7; a heading without a number has none. */
export function numbered(heading: string): {number: number | null; title: string} {
  const match = /^(\d+)\.\s+(.+)$/.exec(heading);
  return match ? {number: Number(match[1]), title: match[2] ?? ''} : {number: null, title: heading};
}

/** The tag for email links used to have another name. */
const withCurrentTags = (text: string): string => text.replace(/(<\/?)MailLink/g, '$1EmailLink');

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

/** Footnotes are numbered in the order in which the text cites them, whatever their names. */
function numberFootnotes(tree: Root): void {
  const names: string[] = [];
  each(tree, (node) => {
    if (node.type === 'footnoteReference' && !names.includes(node.identifier)) names.push(node.identifier);
  });
  each(tree, (node) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
    if (!names.includes(node.identifier)) return;
    const number = String(names.indexOf(node.identifier) + 1);
    Object.assign(node, {identifier: number, label: number});
  });
}

/** Reads a text. With `shift`, all its headings count as that many levels deeper. */
export function parsePolicy(source: string, shift = 0): PolicyText {
  const {head, body} = splitSource(withCurrentTags(source));
  const tree = readMarkdown(withPlainLinks(body));
  numberFootnotes(tree);
  const first: Section = {number: null, title: '', blocks: []};
  const sections = [first];
  const headings: PolicyText['headings'] = [];
  /** The section that cites a footnote first, which the footnote belongs to. */
  const citing = new Map<string, Section>();
  const footnotes: FootnoteDefinition[] = [];
  for (const node of tree.children) {
    if (node.type === 'footnoteDefinition') {
      footnotes.push(node);
      continue;
    }
    if (node.type === 'heading') {
      node.depth = Math.min(6, Math.max(1, node.depth + shift)) as Heading['depth'];
      headings.push({depth: node.depth, title: numbered(withoutMarks(words(node))).title.toLowerCase()});
    }
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({
        ...numbered(withoutMarks(words(node))),
        blocks: [],
        shape: JSON.stringify(shapeOf(node)).replace(/"value":"\d+\. /, '"value":"'),
      });
    } else {
      sections.at(-1)?.blocks.push(...blocksOf(node));
    }
    each(node, (one) => {
      if (one.type === 'footnoteReference' && !citing.has(one.identifier))
        citing.set(one.identifier, sections.at(-1) ?? first);
    });
  }
  for (const note of footnotes) (citing.get(note.identifier) ?? sections.at(-1))?.blocks.push(...blocksOf(note));
  const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(head)?.[1] ?? '';
  return {title, sections, body, source, headings};
}

/** The lines of a block: its text, or a line for each row of a table. */
export const textsOf = ({rows}: Block): string[] => rows.map((row) => row.join(' | '));

export const headingOf = ({number, title}: Section): string => (number === null ? title : `${number}. ${title}`);
