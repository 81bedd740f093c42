import {diffArrays} from 'diff';
import type {PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {isMark, joined, type Content, type Inline} from '../schema/content';
import {isTag} from './components';

/** The smallest part of a text that a change can keep: a letter, the begin or the end of an emphasis, a chip. */
export type Piece = {
  /** What it is. Pieces with the same key mean the same. */
  key: string;
  /** How the file says it. */
  source: string;
};

/** A key of one letter is that letter. */
const openKey = (node: Exclude<Inline, {type: 'text'}>): string => {
  if (node.type === 'link') return `link ${node.to} ${node.title ?? ''}`;
  if (node.type === 'tag') return `tag ${node.open}`;
  if (node.type === 'code') return `code ${node.value}`;
  return node.type === 'chip' ? `chip ${node.source}` : `begin ${node.type}`;
};
const closeKey = (node: {type: string}) => `end ${node.type}`;
const letters = (value: string) => Array.from(value, (letter) => (/[\t\r\n]/.test(letter) ? ' ' : letter));

/** What a text says, piece by piece. */
export const keysOf = (content: Content): string[] =>
  content.flatMap((node) => {
    if (node.type === 'text') return letters(node.value);
    return 'children' in node ? [openKey(node), ...keysOf(node.children), closeKey(node)] : [openKey(node)];
  });

const references = new Map<string, string>();

function decoded(reference: string): string {
  const known = references.get(reference) ?? toString(fromMarkdown(reference));
  references.set(reference, known);
  return known;
}

const reference = /^&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][\da-z]*);/i;
const escaped = /^\\[!-/:-@[-`{-~]/;
const lineEnd = /^[ \t]*\r?\n[ \t]*(?:>[ \t]*)*/;

/** The letters of words with how each is written. Undefined if they cannot be told apart. */
export function lettersOf(source: string, value: string, {escapes}: {escapes: boolean}): Piece[] | undefined {
  const pieces: Piece[] = [];
  let rest = source;
  while (rest) {
    const line = lineEnd.exec(rest)?.[0];
    const sign = escapes ? escaped.exec(rest)?.[0] : undefined;
    const named = reference.exec(rest)?.[0];
    const meant = line
      ? ' '
      : sign
        ? sign.slice(1)
        : named
          ? decoded(named)
          : String.fromCodePoint(rest.codePointAt(0) ?? 0);
    const written = line ?? sign ?? named ?? meant;
    pieces.push({key: /^\s$/.test(meant) && meant !== '\u00a0' ? ' ' : meant, source: written});
    rest = rest.slice(written.length);
  }
  const said = pieces.map(({key}) => key).join('');
  return said === value.replace(/[ \t]*\r?\n[ \t]*|\t/g, ' ') ? pieces : undefined;
}

type Read = {content: Inline[]; pieces: Piece[]};

/** A text as its file has it. Undefined if a part of it cannot be told apart. */
export function readWords(nodes: readonly PhrasingContent[], file: string): Read | undefined {
  const content: Inline[] = [];
  const pieces: Piece[] = [];
  for (const node of nodes) {
    const read = readNode(node, file);
    if (!read) return undefined;
    content.push(...read.content);
    pieces.push(...read.pieces);
  }
  return {content: joined(content), pieces};
}

const placeOf = ({position}: PhrasingContent) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

const chip = (source: string, start: number): Read => ({
  content: [{type: 'chip', source, start}],
  pieces: [{key: `chip ${source}`, source}],
});

/** An address in a text is a link by itself, and letters for who writes. */
const address = (source: string): Read => ({
  content: [{type: 'text', value: source}],
  pieces: letters(source).map((key) => ({key, source: key})),
});

function readNode(node: PhrasingContent, file: string): Read | undefined {
  const {start, end} = placeOf(node);
  const source = file.slice(start, end);
  if (node.type === 'text') {
    const pieces = lettersOf(source, node.value, {escapes: true});
    return pieces && {content: [{type: 'text', value: pieces.map(({key}) => key).join('')}], pieces};
  }
  if (node.type === 'inlineCode') {
    const code = {type: 'code', value: node.value} as const;
    return {content: [code], pieces: [{key: openKey(code), source}]};
  }
  if (node.type === 'link' && source === toString(node)) return address(source);
  const isPlainTag = isTag(node) && /^[a-z]/.test(node.name ?? '');
  const isAround = isPlainTag || isMark(node.type) || (node.type === 'link' && source.startsWith('['));
  if (!isAround || !('children' in node) || node.children.length === 0) return chip(source, start);
  const inside = readWords(node.children, file);
  const last = node.children.at(-1) as PhrasingContent;
  if (!inside) return undefined;
  const open = file.slice(start, placeOf(node.children[0] as PhrasingContent).start);
  const close = file.slice(placeOf(last).end, end);
  return wrapped(node, {open, close}, inside);
}

function wrapped(node: PhrasingContent, {open, close}: {open: string; close: string}, inside: Read): Read {
  const {type} = node;
  const children = inside.content;
  let around: Extract<Inline, {children: Inline[]}> = {type: 'tag', open, close, children};
  if (type === 'link') around = {type, to: node.url, title: node.title ?? undefined, children};
  else if (isMark(type)) around = {type, children};
  const pieces = [{key: openKey(around), source: open}, ...inside.pieces, {key: closeKey(around), source: close}];
  return {content: [around], pieces};
}

/** More differences than this, and it is another text. */
const mostEdits = 2000;

/** For each piece of a new text, how the file already says it, if it does. */
export function kept(old: readonly Piece[], keys: readonly string[]): (string | undefined)[] {
  const result: (string | undefined)[] = keys.map(() => undefined);
  let from = 0;
  while (from < keys.length && from < old.length && keys[from] === old[from]?.key) from += 1;
  let until = 0;
  const most = Math.min(keys.length, old.length) - from;
  while (until < most && keys[keys.length - 1 - until] === old[old.length - 1 - until]?.key) until += 1;
  for (let at = 0; at < from; at += 1) result[at] = old[at]?.source;
  for (let at = 1; at <= until; at += 1) result[keys.length - at] = old[old.length - at]?.source;
  const middle = old.slice(from, old.length - until);
  const parts = diffArrays(
    middle.map(({key}) => key),
    keys.slice(from, keys.length - until),
    {maxEditLength: mostEdits},
  );
  let [oldAt, newAt] = [0, from];
  for (const {added, removed, value} of parts ?? []) {
    if (!added && !removed) value.forEach((_, at) => (result[newAt + at] = middle[oldAt + at]?.source));
    if (!added) oldAt += value.length;
    if (!removed) newAt += value.length;
  }
  return result;
}
