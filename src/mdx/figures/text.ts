import type {ListItem} from 'mdast';
import {visit} from 'unist-util-visit';
import {isTag} from '../nodes';
import {messages} from './messages';
import {FigureProblem, itemsIn, listsIn, numberIn, partsOf, tablesIn, wordsOf, type Body} from './body';
import {element, svg} from './elements';

/** Checks that each item begins with a time or a name in bold. */
export function checkEntries(body: Body): void {
  for (const item of itemsIn(body)) {
    const [front] = partsOf(item, 'strong');
    if (!front || !wordsOf(item).startsWith(wordsOf(front))) throw new FigureProblem(item, messages.entry);
  }
}

/** Adds a bar to each item of a list with a percentage in bold. */
export function drawMarked(body: Body): void {
  for (const item of listsIn(body).flatMap((list) => list.children)) item.children.push(...meterOf(item));
}

function meterOf(item: ListItem) {
  const share = partsOf(item, 'strong')
    .map(wordsOf)
    .find((words) => /^\d+%$/.test(words));
  if (share === undefined) return [];
  if ((numberIn(share) ?? 0) > 100) throw new FigureProblem(item, messages.share({text: share}));
  return [
    svg({width: '100%'}, [
      element('rect', {width: '100%', height: '100%', rx: 4}),
      element('rect', {width: share, height: '100%', rx: 4}),
    ]),
  ];
}

/** Corrections in the form and rules are matched by their numbers, so there have to be as many of both. */
export function checkRules(body: Body): void {
  const [table] = tablesIn(body);
  const rules = listsIn(body).find(({ordered}) => ordered);
  const corrected = table ? partsOf(table, 'emphasis').length : 0;
  if (corrected !== rules?.children.length) throw new FigureProblem(rules ?? body, messages.rules({corrected}));
}

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
