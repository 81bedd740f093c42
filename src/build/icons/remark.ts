import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeWith, importOf} from '../mdx/nodes';
import {isTag} from '../tags';
import {lineIcon, markPath} from './drawings';

/** A reference to the sheet of all marks (`src/build/brandMarks`), as pages with marks import it. */
const onSheet = (slug: string) => `[['use', {href: markSheet + ${JSON.stringify(`#${slug}`)}}]]`;
const importSheet = () => importOf('markSheet', '@generated/brand-marks/marks.svg');

/** The expression that a name stands for, by the attribute that it is the value of. */
const drawings: Record<string, (name: string) => string> = {
  icon: (name) => JSON.stringify(lineIcon(name)),
  mark: (slug) => {
    markPath(slug);
    return onSheet(slug);
  },
  art: onSheet,
};

/**
 * Writers name a drawing (`icon="rocket"`, `mark="python"`, `art="routes"`); this replaces the name with the drawing while the page is
 * compiled, so a page carries only the icons that it shows. The doctor has refused names that nothing is drawn for.
 */
const remarkIcons: Plugin<[], Root> = () => (tree) => {
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
  if (needsSheet) tree.children.unshift(importSheet());
};

export default remarkIcons;
