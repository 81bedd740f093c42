import type {ListItem} from 'mdast';
import {messages} from './messages';
import {element, FigureProblem, listsIn, numberIn, partsOf, svg, tablesIn, wordsOf, type Body} from './tree';

/** Rows with a time or a name in front. */
export function checkEntries(body: Body): void {
  for (const item of listsIn(body)[0]?.children ?? []) {
    const [front] = partsOf(item, 'strong');
    if (!front || !wordsOf(item).startsWith(wordsOf(front))) throw new FigureProblem(item, messages.entry);
  }
}

/** Text with marks, and beside it notes, sources and what stays open. A share in bold in a note gets a bar. */
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

/** Words on a map do not break, and the narrowest phone has to have room for them. */
const longestPlace = 25;

export function checkPlaces(body: Body): void {
  for (const item of listsIn(body)[0]?.children ?? []) {
    const text = wordsOf(item);
    if (text.length > longestPlace) throw new FigureProblem(item, messages.longNote({text, most: longestPlace}));
  }
}

/** A correction in the form and its rule have the same number. */
export function checkRules(body: Body): void {
  const [table] = tablesIn(body);
  const rules = listsIn(body).find(({ordered}) => ordered);
  const corrected = table ? partsOf(table, 'emphasis').length : 0;
  if (corrected !== rules?.children.length) throw new FigureProblem(rules ?? body, messages.rules({corrected}));
}
