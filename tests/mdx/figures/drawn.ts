import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {drawFigures} from '../../../src/mdx/figures/draw';
import {readMdx} from '../../../src/mdx/readMdx';

type Drawn = {name: string; text: string; at: Record<string, string>};

/** Draws the figures of a page. `all` returns the drawn elements with a name. */
export function draw(text: string) {
  const tree = readMdx(text);
  const problems: string[] = [];
  drawFigures(tree, (node, message) => problems.push(`${node.position?.start.line ?? 0}: ${message}`));
  const drawn: Drawn[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const at = Object.fromEntries(
      node.attributes.flatMap((one) => ('name' in one ? [[one.name, String(one.value)]] : [])),
    );
    drawn.push({name: node.name ?? '', text: toString(node), at});
  });
  const all = (name: string) => drawn.filter((one) => one.name === name);
  return {tree, problems, all};
}
