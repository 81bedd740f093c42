import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeWith, importOf, isTag} from '../../mdx/nodes';
import {lineIcon, markPath} from './drawings';

/** A reference to the sheet of all marks (`src/build/brandMarks`), which pages with marks import. */
const onSheet = (slug: string) => `[['use', {href: markSheet + ${JSON.stringify(`#${slug}`)}}]]`;

/** The expression that replaces a name, by attribute. */
const drawings: Record<string, (name: string) => string> = {
  icon: (name) => JSON.stringify(lineIcon(name)),
  mark: (slug) => {
    markPath(slug);
    return onSheet(slug);
  },
};

/** Replaces the names of icons and marks with drawings, so that a page contains only those that it shows. */
const remarkIcons = () => (tree: Root) => {
  let needsSheet = false;
  visit(tree, (node) => {
    if (!isTag(node)) return;
    node.attributes = node.attributes.map((one) => {
      const draw = one.type === 'mdxJsxAttribute' && typeof one.value === 'string' && drawings[one.name];
      if (!draw) return one;
      needsSheet ||= one.name !== 'icon';
      return attributeWith(one.name, draw(String(one.value)));
    });
  });
  if (needsSheet) tree.children.unshift(importOf('markSheet', '@generated/brand-marks/marks.svg'));
};

export default remarkIcons;
