/** @jest-environment node */
import type {Node, NodeType} from 'prosemirror-model';
import {EditorState, TextSelection, type Transaction} from 'prosemirror-state';
import {Refusal} from '../../src/content/refusal';
import {typingKeys} from '../../src/tools/editor/page/flow/commands';
import {rearrange, locate, componentAfter, type Arrangement} from '../../src/tools/editor/page/arrange';
import type {PageFile} from '../../src/tools/editor/protocol';
import {schema} from '../../src/tools/editor/schema/schema';
import {flowsOf, type Flow} from '../../src/tools/editor/source/flows';
import {writeFlow} from '../../src/tools/editor/source/writeFlow';
import {pageFilesToTry, read} from '../support/files';

const pages = pageFilesToTry();

/** The types of a block, of what is in it, and of its marks. */
const kindOf = (node: Node): string =>
  `${node.type.name}${node.marks.map(({type}) => type.name).join('')}(${[...new Set(node.children.map(kindOf))].join()})`;

/**
 * Blocks of each flow with the one after them, as their page has them: the rest of a page is read once. One pair of each
 * kind is taken.
 */
const pairs = new Map(
  pages.flatMap((name) => {
    // A pair on one line would no longer say that its page has the line ends of Windows.
    const file = read(name).replaceAll('\r\n', '\n');
    return flowsOf(file).flatMap(({doc, blocks}) =>
      doc.type.name === 'words'
        ? []
        : doc.children.flatMap((block, index) => {
            const next = doc.maybeChild(index + 1) ?? block;
            const [first, last] = [block, next].map(({attrs}) => blocks.get(attrs.id as number));
            const pair = file.slice(first?.start, last?.end);
            return [[`${kindOf(block)} ${kindOf(next)}`, pair] as const];
          }),
    );
  }),
);

/** A flow after a change, and where the caret is then. */
type Changed = {doc: Node; caret: number};
type Change = (doc: Node) => Changed | undefined;

/** Changes the first flow as the browser would, or leaves it if that cannot be done there. */
function written(file: string, change: Change): {file: string; caret: number} | undefined {
  const [flow] = flowsOf(file);
  const changed = flow && change(schema.nodeFromJSON(flow.doc.toJSON()));
  if (!flow || !changed) return undefined;
  try {
    return {file: writeFlow(file, flow, changed.doc, () => undefined), caret: changed.caret};
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const change =
  (edit: (tr: Transaction) => Transaction): Change =>
  (doc) => {
    const {doc: after, selection} = edit(EditorState.create({doc}).tr);
    return {doc: after, caret: selection.from};
  };

/** Presses a key of the editor with the caret at a place. */
const press =
  (key: 'Enter' | 'Backspace', at: number): Change =>
  (doc) => {
    const state = EditorState.create({doc, selection: TextSelection.create(doc, at)});
    let after: Changed | undefined;
    typingKeys[key]?.(state, (tr) => (after = {doc: tr.doc, caret: tr.selection.from}));
    return after;
  };

/** A text at any depth: a paragraph, a heading, an item, a cell. */
type Text = {node: Node; start: number; end: number; around: NodeType};

/** The texts of a flow, one of each kind. */
function textsOf(doc: Node): {text: Text; above: Text | undefined}[] {
  const texts: Text[] = [];
  doc.descendants((node, at, around) => {
    if (node.isTextblock)
      texts.push({node, start: at + 1, end: at + 1 + node.content.size, around: (around ?? doc).type});
  });
  const kind = (text: Text | undefined) => text && `${text.around.name} ${kindOf(text.node)}`;
  const pairs = texts.map((text, index) => ({text, above: texts[index - 1]}));
  return [...new Map(pairs.map((pair) => [`${kind(pair.above)} ${kind(pair.text)}`, pair])).values()];
}

/**
 * Within a word: a space where a text is split is nothing to Markdown. Words in an HTML tag that begin a line would be
 * an element.
 */
function middleOf({node, start}: Text): number | undefined {
  const letters = node.textBetween(0, node.content.size, '', ' ');
  const isInTag = (at: number) => node.nodeAt(at)?.marks.some(({type}) => type === schema.marks.tag) === true;
  const isInWord = (at: number) => /^\w\w$/.test(letters.slice(at - 1, at + 1)) && !isInTag(at);
  const found = [...letters].findIndex((_, at) => at >= letters.length / 3 && isInWord(at));
  return found < 0 ? undefined : start + found;
}

/** Each way to change a text, and the way back from where the caret then is. */
const ways: Record<string, (text: Text, above: Text | undefined) => [Change, (caret: number) => Change] | undefined> = {
  changed: ({end}) => [
    change((tr) => tr.insertText(' more', end)),
    () => change((tr) => tr.delete(end, end + ' more'.length)),
  ],
  split: (text) => {
    const at = middleOf(text);
    // In a table, Enter goes to the cell below.
    return at === undefined || text.around === schema.nodes.table_row
      ? undefined
      : [press('Enter', at), (caret) => press('Backspace', caret)];
  },
  joined: (text, above) =>
    above?.node.type === text.node.type && above.around === text.around && text.node.type.name === 'paragraph'
      ? [press('Backspace', text.start), (caret) => press('Enter', caret)]
      : undefined,
};

const docOf = (pair: string) => flowsOf(pair).find(({at}) => at === 0)?.doc;

const empty = schema.nodes.doc.create();

test.each(Object.entries(ways))('a text is %s and back, byte for byte', (_, way) => {
  const lost: string[] = [];
  const tried = new Set<string>();
  for (const pair of pairs.values()) {
    for (const {text, above} of textsOf(docOf(pair) ?? empty)) {
      const [there, back] = way(text, above) ?? [];
      const changed = there && written(pair, there);
      if (!changed || !back) continue;
      tried.add(text.around.name);
      if (changed.file === pair || written(changed.file, back(changed.caret))?.file !== pair) lost.push(pair);
    }
  }
  expect(lost).toEqual([]);
  expect([...tried]).toEqual(expect.arrayContaining(['doc', 'list_item']));
});

test('the editor deletes each block, item and row with its lines and changes no other byte', () => {
  const lost: string[] = [];
  const tried = new Set<string>();
  for (const pair of pairs.values()) {
    docOf(pair)?.descendants((node, at, parent, index) => {
      const isAlone = parent === null || parent.childCount < 2;
      // Without its first row, a table has another heading, and in a numbered list all numbers below change.
      const changesOthers = (node.type.name === 'table_row' && index === 0) || parent?.type.name === 'ordered_list';
      if (node.isInline || isAlone || changesOthers || parent.type.name === 'table_row') return;
      const after = written(
        pair,
        change((tr) => tr.delete(at, at + node.nodeSize)),
      )?.file;
      if (after === undefined) return;
      tried.add(node.type.name);
      let same = 0;
      while (after[same] === pair[same]) same += 1;
      if (after === pair || !pair.endsWith(after.slice(same))) lost.push(pair);
    });
  }
  expect(lost).toEqual([]);
  expect([...tried]).toEqual(expect.arrayContaining(['paragraph', 'list_item', 'table_row', 'embed']));
});

const fileOf = (text: string) =>
  ({flows: flowsOf(text).map(({at, doc}) => ({at, doc: doc.toJSON() as object}))}) as PageFile;

/** As the panel of a component does it; undefined if there is nothing to change places with. */
function rearranged(text: string, component: number, how: Arrangement): {text: string; component: number} | undefined {
  const home = locate(fileOf(text), component);
  if (!home || (how === 'down' && home.place.index() === home.place.parent.childCount - 1)) return undefined;
  const flow = flowsOf(text).find(({at}) => at === home.flow.at) as Flow;
  const {doc, index} = rearrange(home, how);
  const after = writeFlow(text, flow, schema.nodeFromJSON(doc), () => undefined);
  return {text: after, component: componentAfter(fileOf(after), home, index) ?? -1};
}

test.each([
  ['doubled', 'duplicate', 'remove'],
  ['moved', 'down', 'up'],
] as const)('a component is %s and back, byte for byte', (_, there, back) => {
  const lost: string[] = [];
  let tried = 0;
  // Only blank lines beyond the first are lost when a component comes back.
  for (const pair of [...pairs.values()].map((text) => text.replace(/\n{3,}/g, '\n\n'))) {
    const changed = rearranged(pair, 0, there);
    if (!changed) continue;
    tried += 1;
    if (changed.text === pair || rearranged(changed.text, changed.component, back)?.text !== pair) lost.push(pair);
  }
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
