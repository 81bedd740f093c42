import type {Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {FigureProblem, type Body} from './body';
import {drawLineChart} from './lineChart';
import {drawBars} from './timeline';

/** Figures that many pages write as Markdown. What a single page shows is a component in `src/illustrations`. */
const bodies: Record<string, (body: Body) => void> = {LineChart: drawLineChart, Timeline: drawBars};

export const isBody = (name: string | null): boolean => Object.hasOwn(bodies, name ?? '');

/** Adds SVG elements to figures. The compiler and the doctor both call it, so that they agree on what can be drawn. */
export function drawFigures(tree: Root, report: (node: Nodes, message: string) => void): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    try {
      bodies[node.name ?? '']?.(node);
    } catch (error) {
      if (!(error instanceof FigureProblem)) throw error;
      report(error.node, error.message);
    }
  });
}

/** Draws figures while a page is compiled, so that nothing is drawn in the browser. */
export const remarkFigures: Plugin<[], Root> = () => (tree, file) => {
  drawFigures(tree, (node, message) => file.fail(message, node));
};
