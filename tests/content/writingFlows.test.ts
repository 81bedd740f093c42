/** @jest-environment node */
import {joinBackward, splitBlock} from 'prosemirror-commands';
import type {Node} from 'prosemirror-model';
import {EditorState, TextSelection, type Command} from 'prosemirror-state';
import {components} from '../../src/build/mdx/components';
import {Refusal} from '../../src/content/refusal';
import {rearrange, locate, partAfter, type Arrangement} from '../../src/tools/editor/page/arrange';
import type {PageFile} from '../../src/tools/editor/protocol';
import {schema} from '../../src/tools/editor/schema/schema';
import {flowsOf, type Flow} from '../../src/tools/editor/source/flows';
import {writeFlow} from '../../src/tools/editor/source/writeFlow';
import {isEveryPage, pageFilesToTry, read} from '../support/files';

const known = components();
const isComponent = (name: string) => known.has(name);
const pages = pageFilesToTry();

/** The types of a block, of what is in it, and of its marks. */
const kindOf = (node: Node): string =>
  `${node.type.name}${node.marks.map(({type}) => type.name).join('')}(${[...new Set(node.children.map(kindOf))].join()})`;

/**
 * Each block of each flow with the one after it, as its page has them: the rest of a page is read once. `npm test` takes
 * one pair of each kind.
 */
const pairs = new Map(
  pages.flatMap((name) => {
    // A pair on one line would no longer say that its page has the line ends of Windows.
    const file = read(name).replaceAll('\r\n', '\n');
    return flowsOf(file, isComponent).flatMap(({doc, blocks}) =>
      doc.type.name === 'words'
        ? []
        : doc.children.flatMap((block, index) => {
            const next = doc.maybeChild(index + 1) ?? block;
            const [first, last] = [block, next].map(({attrs}) => blocks.get(attrs.id as number));
            const pair = file.slice(first?.start, last?.end);
            return [[isEveryPage ? pair : `${kindOf(block)} ${kindOf(next)}`, pair] as const];
          }),
    );
  }),
);

type Change = (doc: Node) => Node | undefined;

/** Changes a flow as the browser would, or leaves it if that cannot be done there. */
function written(file: string, change: Change): string | undefined {
  const [flow] = flowsOf(file, isComponent);
  const doc = flow && change(schema.nodeFromJSON(flow.doc.toJSON()));
  if (!flow || !doc) return undefined;
  try {
    return writeFlow(file, flow, doc, isComponent, () => undefined);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const blockStart = (doc: Node, index: number) => {
  let start = 0;
  for (let at = 0; at < index; at += 1) start += doc.child(at).nodeSize;
  return start;
};

/** Runs a command with the caret in a block. */
const run =
  (command: Command, index: number, offset: number): Change =>
  (doc) => {
    const selection = TextSelection.create(doc, blockStart(doc, index) + 1 + offset);
    const state = EditorState.create({doc, selection});
    let after: Node | undefined;
    command(state, (tr) => (after = tr.doc));
    return after;
  };

const without =
  (index: number): Change =>
  (doc) =>
    doc.type.create(
      doc.attrs,
      Array.from({length: doc.childCount}, (_, at) => doc.child(at)).filter((_, at) => at !== index),
    );

const typed =
  (index: number, words: string): Change =>
  (doc) => {
    const state = EditorState.create({doc});
    const end = blockStart(doc, index) + doc.child(index).nodeSize - 1;
    return state.tr.insertText(words, end).doc;
  };

const untyped =
  (index: number, words: string): Change =>
  (doc) => {
    const end = blockStart(doc, index) + doc.child(index).nodeSize - 1;
    return EditorState.create({doc}).tr.delete(end - words.length, end).doc;
  };

/** Within a word: a space where a text is split is nothing to Markdown. */
function middle(block: Node): number {
  const letters = block.textBetween(0, block.content.size, '', ' ');
  const isInWord = (at: number) => /^\w\w$/.test(letters.slice(at - 1, at + 1));
  const half = Math.floor(letters.length / 2);
  return [...letters].findIndex((_, at) => at >= half && isInWord(at));
}

/** Each way to change a block of words, and the way back. */
const ways: Record<string, (doc: Node, index: number) => [Change, Change] | undefined> = {
  changed: (_, index) => [typed(index, ' more'), untyped(index, ' more')],
  split: (doc, index) => {
    const at = middle(doc.child(index));
    return at < 0 ? undefined : [run(splitBlock, index, at), run(joinBackward, index + 1, 0)];
  },
  joined: (doc, index) => {
    const next = doc.maybeChild(index + 1);
    if (next?.type.name !== 'paragraph' || doc.child(index).type !== next.type) return undefined;
    return [run(joinBackward, index + 1, 0), run(splitBlock, index, doc.child(index).content.size)];
  },
};

const docOf = (pair: string) => flowsOf(pair, isComponent).find(({at}) => at === 0)?.doc;

test.each(Object.entries(ways))('a block of words is %s and back, byte for byte', (_, way) => {
  const lost: string[] = [];
  let tried = 0;
  for (const pair of pairs.values()) {
    const doc = docOf(pair);
    const isText = doc?.firstChild?.type.name === 'paragraph' || doc?.firstChild?.type.name === 'heading';
    const [there, back] = (isText && way(doc, 0)) || [];
    const changed = there && written(pair, there);
    if (changed === undefined || !back) continue;
    tried += 1;
    if (changed === pair || written(changed, back) !== pair) lost.push(pair);
  }
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(3);
});

test('each block is deleted with its lines, and no other byte changes', () => {
  for (const pair of pairs.values()) {
    const doc = docOf(pair);
    const second = doc?.maybeChild(1);
    if (!second) continue;
    const {start} = flowsOf(pair, isComponent)[0]?.blocks.get(second.attrs.id as number) ?? {};
    expect(written(pair, without(0))).toBe(pair.slice(start));
  }
});

const fileOf = (text: string) =>
  ({flows: flowsOf(text, isComponent).map(({at, doc}) => ({at, doc: doc.toJSON() as object}))}) as PageFile;

/** As the panel of a component does it; undefined if there is nothing to change places with. */
function rearranged(text: string, part: number, how: Arrangement): {text: string; part: number} | undefined {
  const home = locate(fileOf(text), part);
  if (!home || (how === 'down' && home.place.index() === home.place.parent.childCount - 1)) return undefined;
  const flow = flowsOf(text, isComponent).find(({at}) => at === home.flow.at) as Flow;
  const {doc, index} = rearrange(home, how);
  const after = writeFlow(text, flow, schema.nodeFromJSON(doc), isComponent, () => undefined);
  return {text: after, part: partAfter(fileOf(after), home, index) ?? -1};
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
    if (changed.text === pair || rearranged(changed.text, changed.part, back)?.text !== pair) lost.push(pair);
  }
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(3);
});
