import type {List, Nodes, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {Kind} from '../redline';

export type PolicyLink = {text: string; to: string};

/** What a reader reads as one: a paragraph, an item of a list, a table. */
export type Block = {
  kind: Kind;
  /** The words of a text as one cell, or the cells of a table, of which the first row is the header. */
  rows: string[][];
  /** How many lists it is in. */
  depth: number;
  /** What stands before an item: a bullet, or its number. */
  marker?: string;
  links: PolicyLink[];
  /** All that is drawn, without its place in the file. Two blocks with the same shape are drawn alike. */
  shape: string;
};

export type Section = {number: number | null; title: string; blocks: Block[]; shape?: string};
/** The body has current tags. */
export type PolicyText = {title: string; sections: Section[]; body: string};

const opening = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The block between the --- lines and the text below it, with the line at which that text begins. */
export function splitSource(source: string): {head: string; body: string; bodyLine: number} {
  const match = opening.exec(source);
  if (!match) return {head: '', body: source, bodyLine: 1};
  return {head: match[0], body: source.slice(match[0].length), bodyLine: match[0].split('\n').length};
}

type Urls = ReadonlyMap<string, string>;

/** The addresses that links name below the text. */
export function definitionsIn(tree: Root): Urls {
  const urls = new Map<string, string>();
  const walk = (node: Nodes) => {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  return urls;
}

/** The tag of an address without words of its own, which the page assembles. */
const mailbox = /<EmailLink to="([^"]*)" domain="([^"]*)"[^>]*\/>/g;

function rawWords(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'html') return node.value.replace(mailbox, '$1 at $2').replace(/<[^>]*>/g, '');
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'footnoteReference') return `[${node.label ?? node.identifier}]`;
  return 'children' in node ? node.children.map(rawWords).join('') : '';
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const words = (node: Nodes): string => plain(rawWords(node));

/** An email link with words of its own. */
const mailTag = /^<EmailLink((?: \w+="[^"]*")*)>/;

function linksIn(node: Nodes, urls: Urls): PolicyLink[] {
  const inner = 'children' in node ? node.children : [];
  if (node.type === 'link') return [{text: words(node), to: node.url}];
  if (node.type === 'linkReference') return [{text: words(node), to: urls.get(node.identifier) ?? ''}];
  return inner.flatMap((child, at) => {
    // The tag of an email link and its words stand beside each other.
    const fields = child.type === 'html' ? mailTag.exec(child.value)?.[1] : undefined;
    const next = inner[at + 1];
    return fields !== undefined && next ? [{text: words(next), to: mailOf(fields)}] : linksIn(child, urls);
  });
}

function mailOf(fields: string): string {
  const {subject, to, domain} = Object.fromEntries(
    [...fields.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  ) as Partial<Record<'subject' | 'to' | 'domain', string>>;
  const receiver = to && domain ? ` to ${to} at ${domain}` : '';
  return `an email${receiver}${subject ? ` with the subject “${subject}”` : ''}`;
}

/** The tag of an email link had another name, and says the same. */
const withCurrentTags = (text: string): string => text.replace(/(<\/?)MailLink/g, '$1EmailLink');

function shapeOf(node: Nodes, urls: Urls): unknown {
  if (node.type === 'definition') return undefined;
  const value = 'value' in node && node.type !== 'code' ? {value: node.value.replace(/\s+/g, ' ')} : {};
  const children = 'children' in node ? {children: node.children.map((child) => shapeOf(child, urls))} : {};
  const own = node.type === 'linkReference' ? {type: 'link', url: urls.get(node.identifier)} : node;
  return {...own, position: undefined, data: undefined, ...value, ...children};
}

/** What stands around a block. */
type Place = {depth: number; quoted: boolean};

function listBlocks(list: List, urls: Urls, {depth, quoted}: Place): Block[] {
  const inside = {depth: depth + 1, quoted};
  return list.children.flatMap((item, at) => {
    const marker = list.ordered ? `${(list.start ?? 1) + at}.` : '•';
    const around = [quoted, list.ordered, list.spread, item.spread, item.checked, marker];
    const [first, ...others] = item.children.flatMap((child) => blocksOf(child, urls, inside));
    const startsWithWords = item.children[0]?.type === 'paragraph' && first;
    const empty: Block = {kind: 'paragraph', rows: [['']], depth: depth + 1, links: [], shape: ''};
    const head = startsWithWords ? first : empty;
    const rest = first && !startsWithWords ? [first, ...others] : others;
    return [{...head, kind: 'item' as const, marker, shape: JSON.stringify([around, head.shape])}, ...rest];
  });
}

/** The words of a node that is no list: in one cell, or in those of a table. */
function wordsIn(node: RootContent, {quoted}: Place): Pick<Block, 'kind' | 'rows'> {
  if (node.type === 'table') return {kind: 'table', rows: node.children.map((row) => row.children.map(words))};
  if (node.type === 'code') return {kind: 'code', rows: [[node.value]]};
  if (node.type === 'heading') return {kind: 'subheading', rows: [[words(node)]]};
  if (node.type === 'footnoteDefinition') {
    const text = plain(node.children.map(rawWords).join(' '));
    return {kind: 'footnote', rows: [[`[${node.label ?? node.identifier}] ${text}`]]};
  }
  const text = node.type === 'thematicBreak' ? '* * *' : words(node);
  return {kind: quoted ? 'quotation' : 'paragraph', rows: [[text]]};
}

function blocksOf(node: RootContent, urls: Urls, place: Place = {depth: 0, quoted: false}): Block[] {
  if (node.type === 'definition') return [];
  if (node.type === 'list') return listBlocks(node, urls, place);
  if (node.type === 'blockquote')
    return node.children.flatMap((child) => blocksOf(child, urls, {...place, quoted: true}));
  const shape = JSON.stringify([place, shapeOf(node, urls)]);
  return [{...wordsIn(node, place), depth: place.depth, links: linksIn(node, urls), shape}];
}

/** `7. Limitation of liability` is section 7; a heading without a number has none. */
export function numbered(heading: string): {number: number | null; title: string} {
  const match = /^(\d+)\.\s+(.+)$/.exec(heading);
  return match ? {number: Number(match[1]), title: match[2] ?? ''} : {number: null, title: heading};
}

const tables = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

export const readMarkdown = (body: string): Root => fromMarkdown(body, tables);

export function parsePolicy(source: string): PolicyText {
  const {head, body} = splitSource(withCurrentTags(source));
  const sections: Section[] = [{number: null, title: '', blocks: []}];
  const tree = readMarkdown(body);
  const urls = definitionsIn(tree);
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({
        ...numbered(words(node)),
        blocks: [],
        shape: JSON.stringify(shapeOf(node, urls)).replace(/"value":"\d+\. /, '"value":"'),
      });
    } else {
      sections.at(-1)?.blocks.push(...blocksOf(node, urls));
    }
  }
  const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(head)?.[1] ?? '';
  return {title, sections, body};
}

/** The texts of a block, each of which a reader reads as one. */
export const textsOf = ({rows}: Block): string[] => rows.map((row) => row.join(' | '));

/** A number that is kept after the text of its section has gone, because letters and contracts point at numbers. */
export const isReserved = ({number, title}: Section): boolean => number !== null && title.toLowerCase() === 'reserved';

export const headingOf = ({number, title}: Section): string => (number === null ? title : `${number}. ${title}`);
