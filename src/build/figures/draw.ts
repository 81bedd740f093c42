import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {checkChoices, checkMailbox, drawSources, drawThreshold} from './choices';
import {drawDayRing} from './dayRing';
import {drawQuadrant} from './quadrant';
import {drawRedline} from './redline';
import {drawSeason} from './season';
import {drawBars} from './timeline';
import {checkConnections} from './connections';
import {drawFan, drawPairs} from './links';
import {drawPeek} from './miniCard';
import {drawPlot} from './lineChart';
import {FigureProblem, type Body} from './tree';
import {
  checkConversation,
  checkEntries,
  checkExtract,
  checkForm,
  checkInspection,
  checkOptions,
  checkRoute,
  checkSlots,
  checkThread,
  drawMarked,
} from './words';

/** Figures and their bodies. Some are drawn by CSS alone; of these, what stands in them is checked. */
const bodies: Record<string, (body: Body) => void> = {
  Timeline: drawBars,
  Conversation: checkConversation,
  ActivityLog: checkEntries,
  DocumentReview: checkExtract,
  FanOut: drawFan,
  PartsInspection: checkInspection,
  IntegrationGrid: checkConnections,
  AnnotatedText: drawMarked,
  Matching: drawPairs,
  MiniCard: drawPeek,
  LineChart: drawPlot,
  RouteChange: checkRoute,
  Schedule: checkSlots,
  Choices: checkChoices,
  MailboxRun: checkMailbox,
  PartsThreshold: drawThreshold,
  SourceLines: drawSources,
  SeasonChart: drawSeason,
  DayRing: drawDayRing,
  Quadrant: drawQuadrant,
  Redline: drawRedline,
  FormReview: checkForm,
  MessageThread: checkThread,
  RouteOptions: checkOptions,
};

export const isBody = (name: string | null): boolean => Object.hasOwn(bodies, name ?? '');

/**
 * Adds the drawings to the figures of a page: SVG elements beside the Markdown that they were made from. The compiler
 * and the doctor call it, so that both agree on what can be drawn.
 */
export function drawFigures(tree: Root, tell: (node: Nodes, message: string) => void): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    try {
      bodies[node.name ?? '']?.(node);
    } catch (error) {
      if (!(error instanceof FigureProblem)) throw error;
      tell(error.node, error.message);
    }
  });
}
