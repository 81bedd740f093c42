import type {Nodes, RootContent} from 'mdast';
import {figures} from '../../claims/figures';
import {proseFields, proseProps} from '../doctor/prose';
import {frontMatterOf} from '../../build/mdx/parse';
import {propsOf} from '../../build/mdx/propValues';
import type {JsxNode} from '../../build/mdx/parsedPage';
import {readMdx} from '../../build/mdx/readMdx';
import type {PolicyText, TextBlock} from '../../features/policies/model/compare/text';

const isTag = (node: Nodes): node is JsxNode => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const textProps = (node: JsxNode): [name: string, value: string][] =>
  propsOf(node.attributes, {line: 1, column: 1}).flatMap(({name, value}) =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** A figure or a part of the company's name, as it is read; a part that is unknown here goes by its name. */
function inlineTag(node: JsxNode): string | undefined {
  const props = Object.fromEntries(textProps(node));
  if (node.name === 'Claim') return (figures as Record<string, string>)[props.id ?? ''] ?? `{${props.id ?? ''}}`;
  return node.name === 'Company' ? `{${props.part ?? ''}}` : undefined;
}

function wordsIn(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  const tag = isTag(node) ? inlineTag(node) : undefined;
  if (tag !== undefined) return tag;
  return 'children' in node ? node.children.map(wordsIn).join(node.type === 'tableRow' ? ' | ' : '') : '';
}

const block = (kind: TextBlock['kind'], text: string): TextBlock[] => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain ? [{kind, text: plain}] : [];
};

/** The blocks of a page in their order; a headline of the second level begins a section. */
function blocksOf(node: RootContent, kind: TextBlock['kind'] = 'paragraph'): (TextBlock | {section: string})[] {
  if (node.type === 'heading') {
    const text = wordsIn(node);
    return node.depth === 2 ? [{section: text}] : block('subheading', text);
  }
  if (node.type === 'table') return node.children.flatMap((row) => block('item', wordsIn(row)));
  if (node.type === 'list')
    return node.children.flatMap((item) => item.children.flatMap((one) => blocksOf(one, 'item')));
  if (node.type === 'code') return block(kind, node.value);
  if (node.type === 'mdxJsxFlowElement') {
    const props = textProps(node).flatMap(([name, value]) => (proseProps.includes(name) ? block(kind, value) : []));
    return [...props, ...node.children.flatMap((child) => blocksOf(child, kind))];
  }
  if (node.type === 'blockquote') return node.children.flatMap((child) => blocksOf(child, kind));
  return block(kind, wordsIn(node));
}

function fieldsOf(source: string): TextBlock[] {
  const fields = frontMatterOf(source);
  return proseFields.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    return block('paragraph', Array.isArray(value) ? value.join(', ') : String(value));
  });
}

const top = (blocks: TextBlock[]) => ({number: null, title: 'Top of the page', line: 1, blocks});

/** A page that is not there. */
export const noText: PolicyText = {title: '', sections: [top([])]};

/** The words of a page without its markup, in the form in which versions of a policy are compared. */
export function pageText(source: string): PolicyText {
  const sections = [top(fieldsOf(source))];
  for (const part of readMdx(source).children.flatMap((node) => blocksOf(node))) {
    if ('section' in part) sections.push({number: null, title: part.section, line: 1, blocks: []});
    else sections.at(-1)?.blocks.push(part);
  }
  return {title: '', sections};
}
