import kit from '@generated/gallery-kit';
import type {Nodes, Parents, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {createElement, Fragment, type ElementType, type ReactNode} from 'react';
import {didYouMean, schemaProblems} from '../../catalogue/schemaProblems';
import {compileFinding} from '../../plugins/doctor/parseErrors';
import {readMdx} from '../../plugins/doctor/readMdx';
import {propsOf} from '../../plugins/doctor/propValues';
import {markTables} from '../../plugins/figures/tables';
import {drawFigures} from '../../plugins/figures/draw';
import {picturesIn, tagOf} from '../../plugins/pictures/find';
import {sizesOf} from '../../plugins/pictures/places';
import {markdown} from '../markdown';
import {drawingOf} from './drawing';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
type Drawn = {drawn: ReactNode; problems: readonly string[]};

const plain: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  listItem: 'li',
  blockquote: 'blockquote',
  thematicBreak: 'hr',
  break: 'br',
  delete: 'del',
};

const headings: readonly ElementType[] = [markdown.h1, markdown.h2, markdown.h3, markdown.h4];

const isTag = (node: Nodes): node is Tag => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** As in the compiler, tags alone make no paragraph, and neither does the only text of a list item. */
const unwraps = (node: Nodes, parent: Nodes) =>
  node.type === 'paragraph' &&
  (node.children.every((child) => isTag(child) || isBlank(child)) || (parent.type === 'listItem' && !parent.spread));

/**
 * Draws MDX without running it. Pages hold only Markdown, components and plain values, so parsing is enough, and the
 * gallery needs no permission to evaluate code.
 */
export function draw(text: string): Drawn {
  const problems: string[] = [];
  const places = new Map<Nodes, string>();
  const tell = (node: Nodes, words: string) => {
    problems.push(`Line ${node.position?.start.line ?? 1}: ${words}`);
  };

  const below = (parent: Parents): ReactNode[] =>
    (parent.children as Nodes[]).map((node, at) => (
      <Fragment key={at}>{unwraps(node, parent) ? bare(node as Parents) : one(node)}</Fragment>
    ));

  const bare = (node: Parents) =>
    below({
      ...node,
      children: node.children.every((child) => isTag(child) || isBlank(child))
        ? node.children.filter(isTag)
        : node.children,
    } as Parents);

  const tag = (node: Tag): ReactNode => {
    const {name} = node;
    if (!name) return below(node);
    const given = propsOf(node.attributes, {line: 1, column: 1});
    const values = Object.fromEntries(given.map((prop) => [prop.name, prop.value]));
    if (/^[a-z]/.test(name)) return createElement(name, values, ...below(node));
    const known = kit.components[name];
    if (!known) {
      tell(node, `There is no component <${name}>.${didYouMean(name, Object.keys(kit.components))}`);
      return null;
    }
    const wording = {unknown: (prop: string) => `<${name}> has no prop "${prop}"`, none: 'It takes none.'};
    for (const {message} of schemaProblems(known.contract.props, values, wording)) {
      tell(node, message.startsWith(`<${name}>`) ? message : `<${name}>: ${message}`);
    }
    const props = Object.entries(values).map(([prop, value]) => {
      const drawing = drawingOf(known.contract, prop, values);
      if (drawing?.problem) tell(node, `<${name}>: ${drawing.problem}`);
      const drawn = drawing?.drawn ?? value;
      const sizes = prop === (name === 'Video' ? 'poster' : 'src') && places.get(node);
      return [prop, sizes && typeof drawn === 'object' ? {...drawn, sizes} : drawn] as const;
    });
    return createElement(known.component, Object.fromEntries(props), ...below(node));
  };

  const row = (name: string, {children}: TableRow) => (
    <tr>{children.map((cell, at) => createElement(name, {key: at, ...cell.data?.hProperties}, ...below(cell)))}</tr>
  );

  const table = ({children: [head, ...rows]}: Table) => (
    <table>
      <thead>{head && row('th', head)}</thead>
      <tbody>
        {rows.map((one, at) => (
          <Fragment key={at}>{row('td', one)}</Fragment>
        ))}
      </tbody>
    </table>
  );

  const one = (node: Nodes): ReactNode => {
    if (node.type === 'text') return node.value;
    if (node.type === 'inlineCode') return <code>{node.value}</code>;
    if (isTag(node)) return tag(node);
    if (node.type === 'heading') {
      const id = toString(node)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-');
      return createElement(headings[node.depth - 1] ?? 'h5', {id}, ...below(node));
    }
    if (node.type === 'list') return createElement(node.ordered ? 'ol' : 'ul', null, ...below(node));
    if (node.type === 'table') return table(node);
    if (node.type === 'link') return <markdown.a href={node.url}>{below(node)}</markdown.a>;
    if (!('children' in node)) return plain[node.type] ? createElement(plain[node.type] ?? '') : null;
    const name = plain[node.type];
    return name ? createElement(name, node.data?.hProperties, ...below(node)) : below(node);
  };

  try {
    const tree = readMdx(text);
    for (const use of picturesIn(tree)) places.set(tagOf(use, 'Picture'), sizesOf(use.around));
    drawFigures(tree, tell);
    markTables(tree);
    return {drawn: below(tree), problems};
  } catch (error) {
    const {line, message} = compileFinding('', text, error);
    return {drawn: null, problems: [`Line ${line}: ${message}`]};
  }
}
