import type {Mark as Mark_, Node} from 'prosemirror-model';
import {isMark, joined, type Content, type Inline} from './content';
import {schema} from './schema';

/** The number of the component that stands at a place of the file. */
export type PartAt = (start: number | undefined) => number | null;

function markOf(node: Exclude<Inline, {type: 'text' | 'chip'}>): Mark_ {
  if (node.type === 'link') return schema.mark('link', {to: node.to, title: node.title ?? null});
  if (node.type === 'tag') return schema.mark('tag', {open: node.open, close: node.close});
  return schema.mark(node.type);
}

/** The words of a block as the editor has them: letters with marks. */
export function nodesOf(content: Content, partAt: PartAt = () => null, marks: readonly Mark_[] = []): Node[] {
  return content.flatMap((node) => {
    if (node.type === 'text') return node.value ? [schema.text(node.value, marks)] : [];
    if (node.type === 'chip')
      return [schema.node('chip', {source: node.source, part: partAt(node.start)}, undefined, marks)];
    const inside = markOf(node).addToSet(marks);
    if (node.type === 'code') return node.value ? [schema.text(node.value, inside)] : [];
    return nodesOf(node.children, partAt, inside);
  });
}

type Flat = {node: Node; marks: readonly Mark_[]};

function leafOf({node}: Flat): Inline {
  if (node.isText) return {type: 'text', value: node.text ?? ''};
  return {type: 'chip', source: String(node.attrs.source)};
}

function around({type: {name}, attrs}: Mark_, run: readonly Flat[]): Inline {
  if (name === 'code') return {type: 'code', value: run.map(({node}) => node.text ?? '').join('')};
  const children = nested(run);
  if (name === 'link')
    return {type: 'link', to: String(attrs.to), title: (attrs.title as string | null) ?? undefined, children};
  if (name === 'tag') return {type: 'tag', open: String(attrs.open), close: String(attrs.close), children};
  if (isMark(name)) return {type: name, children};
  throw new Error(`Unknown mark "${name}".`);
}

/** The mark that reaches furthest is the outer one. */
function nested(flat: readonly Flat[]): Inline[] {
  const result: Inline[] = [];
  for (let at = 0; at < flat.length;) {
    const first = flat[at] as Flat;
    const reachOf = (mark: Mark_) => {
      const end = flat.findIndex((one, index) => index > at && !mark.isInSet(one.marks));
      return end < 0 ? flat.length : end;
    };
    const [outer] = [...first.marks].sort((a, b) => reachOf(b) - reachOf(a));
    if (!outer) {
      result.push(leafOf(first));
      at += 1;
      continue;
    }
    const end = reachOf(outer);
    const run = flat.slice(at, end).map(({node, marks}) => ({node, marks: outer.removeFromSet(marks)}));
    result.push(around(outer, run));
    at = end;
  }
  return joined(result);
}

/** The words of a block as a tree, as Markdown nests them. */
export function contentOf(block: Node): Inline[] {
  const flat: Flat[] = [];
  block.forEach((node) => flat.push({node, marks: node.marks}));
  return nested(flat);
}
