/** @jest-environment node */
import {joinBackward, splitBlock} from 'prosemirror-commands';
import type {Node} from 'prosemirror-model';
import {EditorState, TextSelection, type Command} from 'prosemirror-state';
import {components} from '../../src/build/mdx/contracts';
import {schema} from '../../src/tools/editor/schema/schema';
import {CannotWrite} from '../../src/tools/editor/source/errors';
import {flowsOf} from '../../src/tools/editor/source/flows';
import {writeFlow} from '../../src/tools/editor/source/writeFlow';
import {pageFilesToTry, read} from '../support/files';

const known = components();
const isComponent = (name: string) => known.has(name);
const pages = pageFilesToTry();

type Change = (doc: Node) => Node | undefined;

/** Changes a flow as the browser would, or leaves it if that cannot be done there. */
function written(file: string, at: number, change: Change): string | undefined {
  const flow = flowsOf(file, isComponent).find((one) => one.at === at);
  const doc = flow && change(schema.nodeFromJSON(flow.doc.toJSON()));
  if (!flow || !doc) return undefined;
  try {
    return writeFlow(file, flow, doc, isComponent, () => undefined);
  } catch (error) {
    if (error instanceof CannotWrite) return undefined;
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

/** Each way takes a few parses of a page, so a block here and there is tried. */
const isTried = (turn: number, index: number) => index % 41 === turn % 41;

test.each(Object.entries(ways))('a block of words is %s and back, byte for byte', (_, way) => {
  const lost: string[] = [];
  let tried = 0;
  pages.forEach((name, turn) => {
    const file = read(name);
    for (const {doc, at} of flowsOf(file, isComponent)) {
      if (doc.type.name !== 'doc') continue;
      doc.forEach((block, __, index) => {
        if (block.type.name !== 'paragraph' && block.type.name !== 'heading') return;
        if (!isTried(turn, at + index)) return;
        const [there, back] = way(doc, index) ?? [];
        const changed = there && written(file, at, there);
        if (changed === undefined || !back) return;
        tried += 1;
        if (changed === file || written(changed, at, back) !== file)
          lost.push(`${name} ${at}.${index} ${block.textContent.slice(0, 60)}`);
      });
    }
  });
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});

test('each block is deleted with its lines, and no other byte changes', () => {
  pages.forEach((name, turn) => {
    const file = read(name);
    for (const {doc, at, blocks} of flowsOf(file, isComponent)) {
      if (doc.type.name !== 'doc' || doc.childCount < 2) continue;
      const isList = (index: number) => doc.maybeChild(index)?.type.name.endsWith('_list') === true;
      doc.forEach((block, _, index) => {
        // Two lists that meet have other signs, or they would be one.
        if (isList(index - 1) && isList(index + 1)) return;
        if (!isTried(turn, at + index)) return;
        const after = written(file, at, without(index));
        const {start = 0, end = 0} = blocks.get(block.attrs.id as number) ?? {};
        const left = (text: string) => text.replace(/\s+/g, ' ');
        if (after !== undefined) expect(left(after)).toBe(left(`${file.slice(0, start)} ${file.slice(end)}`));
      });
    }
  });
});
