import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';
import {element, FigureProblem, svg, wordsOf, type Body} from './tree';

const isTag = (node: Nodes) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Tiles of the grid, without those behind the last one. */
function tilesIn(body: Body): number {
  let tiles = 0;
  visit(body, (node) => {
    if (!isTag(node) || node === body) return true;
    if (node.name === 'BrandLogo' || node.name === 'MoreIntegrations') tiles += 1;
    return 'skip';
  });
  return tiles;
}

/**
 * Eight lines from the left, in a field of 100 by 90. Two columns of four tiles stand beside the agent, the inner one
 * half a tile lower, so that a line from the outer one runs between two tiles before it turns.
 */
const lines = [0, 1, 2, 3]
  .flatMap((row) => [
    [6, 10 + row * 20, 28],
    [20, 20 + row * 20, 28],
  ])
  .map(([from, y, turn]) => `M${from} ${y}H${turn}C35 ${y} 33 45 42 45H50`)
  .join('');

/** Around an agent, the tiles are joined to it; without one, they are a plain grid. */
export function drawConnections(body: Body): void {
  const agent = body.children.find((node) => node.type === 'paragraph' && !node.children.some(isTag));
  if (!agent) return;
  const tiles = tilesIn(body);
  if (tiles !== 16)
    throw new FigureProblem(
      agent,
      `Around "${wordsOf(agent)}" there is room for sixteen tiles: fifteen tools and MoreIntegrations. This has ${tiles}.`,
    );
  body.children.splice(
    body.children.indexOf(agent),
    0,
    svg({viewBox: '0 0 100 90', preserveAspectRatio: 'none'}, [
      element('path', {d: lines}),
      element('path', {d: lines, transform: 'matrix(-1 0 0 1 100 0)'}),
    ]),
  );
}
