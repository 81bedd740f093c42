import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readMarkdown} from '../../model/compare/text';
import {isRespelled} from './spelling';

type Link = {address: string; text: string};

const opens = /^<EmailLink /;

/** The links among the children of a node. An email link is a tag, and what stands up to its end is its text. */
function linksAmong(children: readonly Nodes[]): Link[] {
  const links: Link[] = [];
  let open: Link | undefined;
  for (const child of children) {
    if (child.type === 'link') links.push({address: child.url, text: toString(child)});
    if (child.type === 'html' && opens.test(child.value)) links.push((open = {address: child.value, text: ''}));
    else if (child.type === 'html') open = undefined;
    else if (open) open.text += toString(child);
  }
  return links;
}

const linksOf = (node: Nodes): Link[] =>
  'children' in node ? [...linksAmong(node.children), ...node.children.flatMap(linksOf)] : [];

/** Everything about a text but its words. */
const shapeOf = (root: Root): string =>
  JSON.stringify(root, (key, value: Nodes) => {
    if (key === 'position') return undefined;
    return (value as Nodes | null)?.type === 'text' ? {type: 'text'} : value;
  });

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function isMended(before: string, after: string): boolean {
  const to = wordsOf(after);
  const from = wordsOf(before);
  return from.length === to.length && from.every((word, at) => isRespelled(word, to[at] ?? ''));
}

/** What two texts differ in besides their words. */
export function markupProblem(before: string, after: string): string | undefined {
  const from = readMarkdown(before);
  const to = readMarkdown(after);
  const links = linksOf(from);
  const now = linksOf(to);
  if (links.map(({address}) => address).join('\n') !== now.map(({address}) => address).join('\n')) {
    return 'a correction cannot change where a link leads';
  }
  const reworded = links.find(({text}, at) => !isMended(text, now[at]?.text ?? ''));
  if (reworded) return `a correction cannot change the words of the link “${reworded.text}”`;
  if (shapeOf(from) !== shapeOf(to)) {
    return 'a correction can replace only words, and this would change emphasis, a list, a table or a paragraph';
  }
  return undefined;
}
