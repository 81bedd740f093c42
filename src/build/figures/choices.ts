import type {ListItem, Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {element, FigureProblem, listsIn, mark, numberIn, partsOf, svg, tablesIn, wordsOf, type Body} from './tree';

const choicesIn = (body: Body): MdxJsxFlowElement[] =>
  body.children.filter(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'Choice',
  );

const valueOf = (tag: MdxJsxFlowElement, name: string): string | undefined => {
  const found = tag.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return found && (typeof found.value === 'string' ? found.value : '');
};

/** A group of radio buttons needs two at least, and one that is chosen from the start. */
export function checkChoices(body: Body): void {
  const choices = choicesIn(body);
  if (choices.length < 2 || choices.length > 5)
    throw new FigureProblem(body, `There need to be two to five choices, and here are ${choices.length}.`);
  const chosen = choices.filter((one) => valueOf(one, 'chosen') !== undefined);
  if (chosen.length !== 1)
    throw new FigureProblem(
      chosen[1] ?? body,
      `Exactly one <Choice> of a group has "chosen", and here ${chosen.length === 0 ? 'none has' : 'two have'} it.`,
    );
}

/** The style sheet addresses the rows of the inbox by position, so their number has limits. */
export function checkMailbox(body: Body): void {
  checkChoices(body);
  const [table] = tablesIn(body);
  const rows = (table?.children.length ?? 1) - 1;
  if (!table || rows < 5 || rows > 8 || choicesIn(body).length !== 3)
    throw new FigureProblem(
      table ?? body,
      '<MailboxRun> needs a table with five to eight rows and three choices: before, after four rows, and at the end.',
    );
  if (table.children.filter((row) => partsOf(row, 'emphasis').length > 0).length !== 1)
    throw new FigureProblem(
      table,
      'Exactly one row of a <MailboxRun> waits for a person. Put _underscores_ around it.',
    );
}

type Part = {item: ListItem; doubt: number; isFault: boolean};

function partOf(item: ListItem): Part {
  const doubt = numberIn(wordsOf(item));
  if (doubt === undefined)
    throw new FigureProblem(item, `"${wordsOf(item)}" has no number. Begin with the doubt of the model, such as 26%.`);
  return {item, doubt, isFault: partsOf(item, 'emphasis').length > 0};
}

const drawPart = ({item, isFault}: Part, at: number): MdxJsxFlowElement =>
  svg({viewBox: '0 0 64 64'}, [
    element('use', {href: '#part', transform: `rotate(${(at * 23) % 60} 32 32)`}),
    ...(isFault ? [element('path', {d: 'm38 25 7-3 1-7 6-2 2-6', 'data-part': 'fault'})] : []),
    ...(!isFault && wordsOf(item).includes(' ') ? [element('path', {d: 'm16 43 8 8m-4-11 8 8'})] : []),
  ]);

/** Draws each part, and marks it with the lines that send it to the bench. */
export function drawThreshold(body: Body): void {
  checkChoices(body);
  const [list] = listsIn(body);
  if (!list || list.children.length > 24)
    throw new FigureProblem(list ?? body, '<PartsThreshold> needs a list with 24 parts at most.');
  const parts = list.children.map(partOf);
  const lines = choicesIn(body).map((choice) => ({choice, from: numberIn(valueOf(choice, 'label') ?? '') ?? 0}));
  for (const {choice, from} of lines) {
    const bench = parts.filter(({doubt}) => doubt >= from);
    const missed = parts.filter(({doubt, isFault}) => isFault && doubt < from);
    const counted = [parts.length - bench.length, bench.length, missed.length];
    const said = listsIn(choice).flatMap((one) => partsOf(one, 'strong').map((bold) => numberIn(wordsOf(bold))));
    if (said.join() !== counted.join())
      throw new FigureProblem(
        choice,
        `From ${from}% on, ${counted.join(', ')} pass, go to the bench and are missed, but this says ${said.join(', ')}.`,
      );
  }
  parts.forEach((part, at) => {
    const on = lines.flatMap(({from}, line) => (part.doubt >= from ? [line + 1] : []));
    mark(part.item, 'data-bench', on.join(' '));
    part.item.children.push(drawPart(part, at));
  });
}

/** Makes each sentence with a source a label of its radio button: a touch on either lights up both. */
export function drawSources(body: Body): void {
  checkChoices(body);
  const choices = choicesIn(body);
  const text = body.children.find((node) => node.type === 'paragraph');
  const sentences = text ? partsOf(text, 'emphasis') : [];
  const lines = body.children.flatMap((node) => (node.type === 'blockquote' ? partsOf(node, 'emphasis') : []));
  if (!text || [sentences.length, lines.length].some((count) => count !== choices.length))
    throw new FigureProblem(
      body,
      `Each source of <SourceLines> is a sentence, a line of the document and a <Choice>; here are ${sentences.length}, ${lines.length} and ${choices.length}.`,
    );
  choices.forEach((choice, at) => {
    const id = `source-${at + 1}`;
    choice.attributes.push({type: 'mdxJsxAttribute', name: 'id', value: id});
    text.children = text.children.map((node): PhrasingContent => (node === sentences[at] ? labelOf(id, node) : node));
  });
}

const labelOf = (id: string, node: Paragraph['children'][number]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'label',
  attributes: [{type: 'mdxJsxAttribute', name: 'htmlFor', value: id}],
  children: [node],
});
