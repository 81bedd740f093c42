import type {ListItem, PhrasingContent, RootContent, TableRow} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown, type Handle, type Options} from 'mdast-util-to-markdown';
import {Fragment, type Mark, type Node} from 'prosemirror-model';
import {schema} from '../schema/schema';

/** As typed, with backslashes, or with a character reference for each special character. */
export type Escaping = 'typed' | 'escaped' | 'references';

export const isEmpty = (node: Node): boolean =>
  node.type.name !== 'embed' && node.textBetween(0, node.content.size, '', '*').trim() === '';

export const isList = ({type: {name}}: Node): boolean => name === 'bullet_list' || name === 'ordered_list';

/** Source that is written unchanged. */
const raw = (value: string) => ({type: 'raw', value}) as unknown as PhrasingContent;

/** Docusaurus has directives, which the parser that checks the result does not know. */
const directiveSyntax = /:{2}|:[a-z][\w-]*[[{]/i;

const textNodes: Readonly<Record<Escaping, (value: string) => PhrasingContent>> = {
  typed: (value) => (directiveSyntax.test(value) ? textNodes.escaped(value) : raw(value)),
  escaped: (value) => ({type: 'text', value}),
  references: (value) => raw(value.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)),
};

const isSpace = ({text}: Node) => text?.trimStart() === '' && !text.includes('\u00a0');
const isCode = ({marks}: Node) => marks.some(({type}) => type === schema.marks.code);

/** In Markdown, neither emphasis nor a text can begin or end with a space. */
function tidy(block: Node): Node[] {
  const pieces = block.content.content.flatMap((node) => {
    if (!node.isText || isCode(node)) return [node];
    const parts = (node.text ?? '').replace(/[\t\r\n\f\v\u2028\u2029]+/g, ' ').split(/( +)/);
    return parts.filter(Boolean).map((part) => schema.text(part, node.marks));
  });
  const spaced = pieces.flatMap((node, at) => {
    if (!isSpace(node)) return [node];
    const before = pieces
      .slice(0, at)
      .reverse()
      .find((one) => !isSpace(one));
    const after = pieces.slice(at).find((one) => !isSpace(one));
    if (!before || !after) return [];
    return [node.mark(node.marks.filter((mark) => mark.isInSet(before.marks) && mark.isInSet(after.marks)))];
  });
  return Fragment.fromArray(spaced).content as Node[];
}

function wrapped({type: {name}, attrs}: Mark, run: readonly Node[], escaping: Escaping): PhrasingContent[] {
  if (name === 'code') return [{type: 'inlineCode', value: run.map(({text}) => text ?? '').join('')}];
  const children = nested(run, escaping);
  if (name === 'tag') return [raw(String(attrs.open)), ...children, raw(String(attrs.close))];
  if (name === 'link') return [{type: 'link', url: String(attrs.to), title: attrs.title as string | null, children}];
  return [{type: name as 'strong' | 'emphasis' | 'delete', children}];
}

/** Nests marks: the longest is the outermost. */
function nested(nodes: readonly Node[], escaping: Escaping): PhrasingContent[] {
  const [first] = nodes;
  if (!first) return [];
  const reachOf = (mark: Mark) => {
    const end = nodes.findIndex(({marks}) => !mark.isInSet(marks));
    return end < 0 ? nodes.length : end;
  };
  const [outer] = [...first.marks].sort((a, b) => reachOf(b) - reachOf(a));
  const end = outer ? reachOf(outer) : 1;
  const run = nodes.slice(0, end);
  const own = outer
    ? wrapped(
        outer,
        run.map((node) => node.mark(outer.removeFromSet(node.marks))),
        escaping,
      )
    : [first.isText ? textNodes[escaping](first.text ?? '') : raw(String(first.attrs.source))];
  return [...own, ...nested(nodes.slice(end), escaping)];
}

const phrasing = (block: Node, escaping: Escaping) => nested(tidy(block), escaping);
const withoutEmpty = (nodes: readonly Node[]) => nodes.filter((node) => !isEmpty(node));

function blockOf(node: Node, escaping: Escaping): RootContent {
  const {type, attrs, children} = node;
  if (type.name === 'embed') return raw(String(attrs.source));
  if (type.name === 'heading') return {type: 'heading', depth: attrs.level as 2, children: phrasing(node, escaping)};
  if (node.inlineContent) return {type: 'paragraph', children: phrasing(node, escaping)};
  if (isList(node)) {
    const hasParagraphs = (item: Node) => withoutEmpty(item.children).filter(({isTextblock}) => isTextblock).length > 1;
    const spread = attrs.isSpread === true || children.some(hasParagraphs);
    const items = withoutEmpty(children).map((item): ListItem => ({
      type: 'listItem',
      spread,
      children: withoutEmpty(item.children).map((one) => blockOf(one, escaping)) as [],
    }));
    return {type: 'list', ordered: type.name === 'ordered_list', start: attrs.start as number, spread, children: items};
  }
  if (type.name === 'table') {
    const row = (one: Node): TableRow => ({
      type: 'tableRow',
      children: one.children.map((cell) => ({type: 'tableCell', children: phrasing(cell, escaping)})),
    });
    const align = node.firstChild?.children.map((cell) => cell.attrs.align as 'left' | null);
    return {type: 'table', align: align ?? [], children: withoutEmpty(children).map(row)};
  }
  return {type: 'blockquote', children: withoutEmpty(children).map((one) => blockOf(one, escaping)) as []};
}

const options: Options = {
  extensions: [mdxToMarkdown(), gfmToMarkdown({tablePipeAlign: false})],
  handlers: {raw: ({value}: {value: string}) => value} as unknown as Record<string, Handle>,
  resourceLink: true,
  // In MDX, lines that begin like this are code, and `:::` begins an admonition.
  unsafe: [
    ...['import', 'export'].map(([first = '', ...rest]) => ({
      atBreak: true,
      character: first,
      after: `${rest.join('')}[ \\t]`,
    })),
    {atBreak: true, character: ':', after: ':'},
  ],
};

/** A block as Markdown. Emphasis is `*this*` in headings and inside words, and `_this_` elsewhere. */
export function markdownOf(node: Node, escaping: Escaping): string {
  const bullet = isList(node) ? String(node.attrs.marker) : '-';
  const lists: Options = node.type.name === 'ordered_list' ? {bulletOrdered: bullet as '.'} : {bullet: bullet as '-'};
  const write = (emphasis: '*' | '_') =>
    toMarkdown(blockOf(node, escaping), {...options, ...lists, emphasis}).replace(/\n$/, '');
  const text = write(node.type.name === 'heading' ? '*' : '_');
  const inWord = text.includes('&#x') ? write('*') : text;
  return inWord.replace(/^\|( :?-:? \|)+$/m, (rule) => rule.replaceAll('-', '---'));
}
