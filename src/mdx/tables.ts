import type {Nodes, Parents, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {oneLine} from '../content/text';
import {element, mark} from './elements';

const wordsOf = (node: Nodes): string => oneLine(toString(node));

/** Columns that Markdown aligns (`---:`) would get a style attribute, which the content security policy forbids. */
function align(table: Table): void {
  for (const row of table.children) {
    row.children.forEach((cell, at) => {
      const side = table.align?.[at];
      if (side) mark(cell, 'data-align', side);
    });
  }
  table.align = null;
}

/** On a phone, the cells of a wide table stand below each other, each under the name of its column. */
function label({children: [head, ...rows]}: Table): void {
  const names = (head?.children ?? []).map(wordsOf);
  for (const {children} of rows) children.forEach((cell, at) => names[at] && mark(cell, 'data-label', names[at]));
}

const fewColumns = 2;

/** The name of a table for screen readers. */
const nameOf = ({children: [head]}: Table): string =>
  `Table: ${(head?.children ?? []).map(wordsOf).filter(Boolean).join(', ')}`;

/** Aligns the columns of all tables, and puts each into a region that scrolls, has a name and takes the focus. */
export function markTables(tree: Root): void {
  const walk = (parent: Parents) => {
    const children = parent.children as Nodes[];
    children.forEach((node, at) => {
      if (node.type === 'table') {
        align(node);
        const isWide = (node.children[0]?.children.length ?? 0) > fewColumns;
        if (isWide) label(node);
        const kind = isWide ? 'wide' : '';
        const region = {role: 'region', 'aria-label': nameOf(node), tabIndex: 0, 'data-table': kind};
        children[at] = element('div', region, [node]);
      } else if ('children' in node) {
        walk(node);
      }
    });
  };
  walk(tree);
}

const remarkTables = () => markTables;

export default remarkTables;
