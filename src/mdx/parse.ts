import matter from '@11ty/gray-matter';
import GithubSlugger from 'github-slugger';
import type {Nodes, Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {pageKindOf} from '../content/frontMatter';
import type {Section} from '../content/sections';
import {fenceFinding, yamlFinding} from './fieldErrors';
import {compileFinding, unfinishedFinding} from './parseErrors';
import {isTag, type JsxNode} from './nodes';
import type {Position} from './finding';
import type {Field, ParsedPage, TableLines, Tag} from './parsedPage';
import {headOf} from './frontMatter';
import {readBlocks, readMdx} from './readMdx';
import {propsOf} from './propValues';

/** The front matter of a page, and what follows it. Throws if it is not YAML. */
export function splitPage(text: string): {frontMatter: Record<string, unknown>; content: string} {
  const {data, content} = matter(text, {});
  return {frontMatter: data, content: content.trim()};
}

export const frontMatterOf = (text: string): Record<string, unknown> => splitPage(text).frontMatter;

const placeOf = (node: {position?: {start: Position} | undefined}): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

const below = (file: string) => file.replace(/^pages\//, '');

/** The address of a page. Files and folders that begin with an underscore are parts of other pages and have none. */
export function pageAddress(file: string): string | undefined {
  const path = below(file).replace(/\.mdx$/, '');
  if (/(^|\/)_/.test(path)) return undefined;
  return `/${path}`.replace(/\/index$/, '') || '/';
}

function fieldsOf(text: string, values: Record<string, unknown>): Field[] {
  const lines = headOf(text).split(/\r?\n/);
  return Object.entries(values).map(([name, value]) => {
    const at = Math.max(
      lines.findIndex((line) => line.startsWith(`${name}:`)),
      0,
    );
    const next = lines.findIndex((line, index) => index > at && !/^\s|^-\s/.test(line));
    const entries = lines.flatMap((line, index) =>
      index > at && index < next && /^\s*-\s/.test(line) ? [{line: index + 1, column: 1}] : [],
    );
    // As written: YAML turns days into dates, and February 30 into March 2.
    const written = value instanceof Date ? lines[at]?.slice(name.length + 1).trim() : value;
    return {name, value: written, at: {line: at + 1, column: 1}, entries};
  });
}

function tagOf(node: JsxNode, around: Tag | undefined): Tag {
  const at = placeOf(node);
  return {
    name: node.name ?? '',
    props: propsOf(node.attributes, at),
    spread: node.attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute'),
    empty: node.children.length === 0,
    at,
    around,
  };
}

/** Whether a text is part of an example. */
export const isInFigure = (tag: Tag | undefined): boolean =>
  tag !== undefined && (tag.name === 'Figure' || isInFigure(tag.around));

function tableOf({children: [head, ...rows]}: Table): TableLines {
  const isEmpty = (cell: TableCell) => toString(cell).trim() === '' && cell.children.every(({type}) => type === 'text');
  return {
    heading: (head?.children ?? []).map((cell) => ({empty: isEmpty(cell), at: placeOf(cell)})),
    rows: rows.map((row) => ({cells: row.children.length, at: placeOf(row)})),
  };
}

/** Gathers everything that the rules need, in one walk of the tree. */
function gather(tree: Root, page: ParsedPage): void {
  const slugger = new GithubSlugger();
  const walk = (node: Nodes, around?: Tag, quoted = false): void => {
    const at = placeOf(node);
    const isExample = quoted || (node.type === 'blockquote' && toString(node).startsWith('Example'));
    if (node.type === 'text') page.texts.push({value: node.value, at, inFigure: isExample || isInFigure(around)});
    if (node.type === 'link') page.links.push({to: node.url, at, text: toString(node), around});
    if (node.type === 'definition') page.links.push({to: node.url, at, text: node.label ?? ''});
    if (node.type === 'image') page.pictures.push({src: node.url, alt: node.alt ?? undefined, at, around});
    if (node.type === 'imageReference') page.pictures.push({src: '', alt: node.alt ?? undefined, at, around});
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') page.footnotes.push(at);
    if (node.type === 'table') page.tables.push(tableOf(node));
    if (node.type === 'mdxjsEsm') gatherEsm(node, page);
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const isComment = /^\s*\/\*[^]*\*\/\s*$/.test(node.value) && node.data?.estree?.body.length === 0;
      if (!isComment) page.braces.push({inside: node.value, at});
    }
    if (node.type === 'heading') {
      const text = toString(node);
      page.headings.push({level: node.depth, text, anchor: slugger.slug(text), at, around});
    }
    let inside = around;
    if (isTag(node)) {
      inside = tagOf(node, around);
      page.tags.push(inside);
    }
    if ('children' in node) for (const child of node.children) walk(child, inside, isExample);
  };
  walk(tree);
}

function gatherEsm(node: Extract<Nodes, {type: 'mdxjsEsm'}>, page: ParsedPage): void {
  const first = placeOf(node).line;
  const startOf = (statement: {start?: number}) => {
    const before = node.value.slice(0, (statement.start ?? 0) - (node.position?.start.offset ?? 0));
    return {line: first + before.split('\n').length - 1, column: 1};
  };
  for (const statement of node.data?.estree?.body ?? []) {
    const at = startOf(statement as {start?: number});
    if (statement.type !== 'ImportDeclaration') {
      page.exports.push(at);
      continue;
    }
    const source = String(statement.source.value);
    for (const one of statement.specifiers) {
      const from = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '*';
      const imported = one.type === 'ImportDefaultSpecifier' ? 'default' : from;
      page.imports.push({local: one.local.name, imported, source, at});
    }
  }
}

const parsed = new Map<string, ParsedPage>();

/** A parsed page, cached until its text or kind changes. */
export function parsePage(file: string, text: string, sections: readonly Section[]): ParsedPage {
  const kind = pageAddress(file) === undefined ? 'partial' : pageKindOf(below(file), sections);
  const known = parsed.get(file);
  if (known?.text === text && known.kind === kind) return known;
  const page = freshPage(file, text, kind);
  parsed.set(file, page);
  return page;
}

function freshPage(file: string, text: string, kind: ParsedPage['kind']): ParsedPage {
  const page: ParsedPage = {
    file,
    text,
    kind,
    address: pageAddress(file),
    frontMatter: {},
    fields: [],
    tags: [],
    imports: [],
    exports: [],
    braces: [],
    texts: [],
    links: [],
    pictures: [],
    headings: [],
    footnotes: [],
    tables: [],
    broken: undefined,
  };
  const fenceProblem = fenceFinding(file, text) ?? unfinishedFinding(file, text);
  if (fenceProblem) return {...page, broken: {...fenceProblem, in: 'fields'}};
  try {
    page.fields = fieldsOf(text, frontMatterOf(text));
    page.frontMatter = Object.fromEntries(page.fields.map(({name, value}) => [name, value]));
  } catch {
    page.broken = {...yamlFinding(file, text), in: 'fields'};
  }
  try {
    gather(readMdx(text), page);
  } catch (error) {
    gather(readBlocks(text), page);
    page.broken ??= {...compileFinding(file, text, error), in: 'text'};
  }
  return page;
}
