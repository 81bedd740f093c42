import {visit} from 'unist-util-visit';
import {isTag} from '../tags';
import {messages} from './messages';
import {FigureProblem, wordsOf, type Body} from './body';

/** The number of tiles in the grid. MoreIntegrations is one tile, whatever is in it. */
function tilesIn(body: Body): number {
  let tiles = 0;
  visit(body, (node) => {
    if (!isTag(node) || node === body) return true;
    if (node.name === 'BrandLogo' || node.name === 'MoreIntegrations') tiles += 1;
    return 'skip';
  });
  return tiles;
}

/** With an agent in the middle, CSS connects it to exactly sixteen tiles. Without one, they are a plain grid. */
export function checkConnections(body: Body): void {
  const agent = body.children.find((node) => node.type === 'paragraph' && !node.children.some(isTag));
  if (!agent) return;
  const tiles = tilesIn(body);
  if (tiles === 16) return;
  throw new FigureProblem(agent, messages.tiles({agent: wordsOf(agent), tiles}));
}
