import type {Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {checkChosen, drawSources, drawThreshold} from './choices';
import {drawDayRing} from './dayRing';
import {drawLineChart} from './lineChart';
import {checkNeeds, type Needs} from './needs';
import {drawQuadrant} from './quadrant';
import {drawSeason} from './season';
import {checkConnections, checkEntries, checkRules, drawMarked} from './text';
import {drawBars} from './timeline';
import {FigureProblem, type Body} from './body';

const one = [1, 1] as const;
const some = [1, Infinity] as const;
const few = [2, 5] as const;

/** What the body of each figure consists of, and the function that checks or draws it. Most are drawn by CSS alone. */
const bodies: Record<string, Needs & {draw?: (body: Body) => void}> = {
  Timeline: {items: [1, 7], draw: drawBars},
  ActivityLog: {items: [1, 5], draw: checkEntries},
  IntegrationGrid: {draw: checkConnections},
  AnnotatedText: {paragraphs: some, items: [0, 4], draw: drawMarked},
  LineChart: {rows: [3, 12], columns: [2, 2], draw: drawLineChart},
  Choices: {choices: few, draw: checkChosen},
  PartsThreshold: {items: [1, 24], choices: few, draw: drawThreshold},
  SourceLines: {choices: few, draw: drawSources},
  SeasonChart: {rows: [12, 54], items: some, draw: drawSeason},
  DayRing: {rows: [24, 24], items: some, draw: drawDayRing},
  Quadrant: {rows: some, columns: [3, 3], items: [4, 4], draw: drawQuadrant},
  FormReview: {rows: some, steps: [1, 4], draw: checkRules},
  MessageThread: {quotes: some, paragraphs: [1, 8], steps: one},
  RouteOptions: {items: some, rows: [3, 3], markedRows: one},
};

export const isBody = (name: string | null): boolean => Object.hasOwn(bodies, name ?? '');

/** Whether the body has radio buttons, so that their group needs a name. */
export const hasChoices = (name: string): boolean => bodies[name]?.choices !== undefined;

/** Adds SVG elements to figures. The compiler and the doctor both call it, so that they agree on what can be drawn. */
export function drawFigures(tree: Root, report: (node: Nodes, message: string) => void): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const found = bodies[node.name ?? ''];
    if (!found) return;
    const {draw, ...needs} = found;
    try {
      checkNeeds(node, needs);
      draw?.(node);
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
