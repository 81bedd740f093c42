import type {ListItem, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attributeOf} from '../nodes';
import {messages} from './messages';
import {choicesIn, FigureProblem, has, itemsIn, listsIn, mark, numberIn, partsOf, wordsOf, type Body} from './body';
import {element, inline, svg} from './elements';

/** A group of radio buttons needs one that is selected from the start. */
export function checkChosen(body: Body): void {
  const chosen = choicesIn(body).filter((one) => attributeOf(one, 'chosen') !== undefined);
  if (chosen.length !== 1) throw new FigureProblem(chosen[1] ?? body, messages.chosen);
}

type Part = {item: ListItem; doubt: number; isFault: boolean};

function partOf(item: ListItem): Part {
  const doubt = numberIn(wordsOf(item));
  if (doubt === undefined) throw new FigureProblem(item, messages.notANumber({text: wordsOf(item)}));
  return {item, doubt, isFault: has('emphasis', item)};
}

const drawPart = ({item, isFault}: Part, at: number): MdxJsxFlowElement =>
  svg({viewBox: '0 0 64 64'}, [
    element('use', {href: '#part', transform: `rotate(${(at * 23) % 60} 32 32)`}),
    ...(isFault ? [element('path', {d: 'm38 25 7-3 1-7 6-2 2-6', 'data-part': 'fault'})] : []),
    ...(!isFault && wordsOf(item).includes(' ') ? [element('path', {d: 'm16 43 8 8m-4-11 8 8'})] : []),
  ]);

/** Puts the number of parts that pass, that go to the bench and that are missed before the three items of a choice. */
function addTotals(choice: Body, totals: readonly number[]): void {
  const items = listsIn(choice).flatMap(({children}) => children);
  if (items.length !== totals.length) throw new FigureProblem(choice, messages.totals);
  items.forEach(({children: [words]}, at) => {
    if (words?.type !== 'paragraph') return;
    const total: PhrasingContent = {type: 'strong', children: [{type: 'text', value: String(totals[at])}]};
    words.children.unshift(total, {type: 'text', value: ' '});
  });
}

/** Draws each part, counts them, and marks each with the thresholds at which it goes to the bench. */
export function drawThreshold(body: Body): void {
  checkChosen(body);
  const parts = itemsIn(body).map(partOf);
  const lines = choicesIn(body).map((choice) => ({choice, from: numberIn(attributeOf(choice, 'label') ?? '') ?? 0}));
  for (const {choice, from} of lines) {
    const bench = parts.filter(({doubt}) => doubt >= from);
    const missed = parts.filter(({doubt, isFault}) => isFault && doubt < from);
    addTotals(choice, [parts.length - bench.length, bench.length, missed.length]);
  }
  parts.forEach((part, at) => {
    const on = lines.flatMap(({from}, line) => (part.doubt >= from ? [line + 1] : []));
    mark(part.item, 'data-bench', on.join(' '));
    part.item.children.push(drawPart(part, at));
  });
}

/** Makes each sentence with a source a label of its radio button, so that a tap on either highlights both. */
export function drawSources(body: Body): void {
  checkChosen(body);
  const choices = choicesIn(body);
  const text = body.children.find((node) => node.type === 'paragraph');
  const sentences = text ? partsOf(text, 'emphasis') : [];
  const lines = body.children.flatMap((node) => (node.type === 'blockquote' ? partsOf(node, 'emphasis') : []));
  const counts = {sentences: sentences.length, lines: lines.length, choices: choices.length};
  if (!text || new Set(Object.values(counts)).size > 1) throw new FigureProblem(body, messages.sources(counts));
  choices.forEach((choice, at) => {
    const id = `source-${at + 1}`;
    choice.attributes.push({type: 'mdxJsxAttribute', name: 'id', value: id});
    text.children = text.children.map((node) =>
      node === sentences[at] ? inline('label', {htmlFor: id}, [node]) : node,
    );
  });
}
