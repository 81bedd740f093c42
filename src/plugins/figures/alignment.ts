import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {mark} from './tree';

/** Columns that Markdown aligns (`---:`) would get a style attribute, which the content security policy forbids. */
export function markAlignment(tree: Root): void {
  visit(tree, 'table', (table) => {
    for (const row of table.children) {
      row.children.forEach((cell, at) => {
        const side = table.align?.[at];
        if (side) mark(cell, 'data-align', side);
      });
    }
    table.align = null;
  });
}

const remarkAlignment: Plugin<[], Root> = () => markAlignment;

export default remarkAlignment;
