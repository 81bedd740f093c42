import {history, redo, undo} from '@codemirror/commands';
import {EditorState, type Transaction} from '@codemirror/state';
import {importable} from '../../../src/mdx/components';
import {parsePage} from '../../../src/mdx/parse';
import {joinImports, splitImports} from '../../../src/tools/write/imports';
import {elementsIn, type Element} from '../../../src/tools/write/knowledge/tags';
import {settleImports} from '../../../src/tools/write/server/settleImports';
import {filesIn, pageFilesToTry, read} from '../../support/files';

const files = filesIn('pages').filter((file) => file.endsWith('.mdx'));

/** The file that is written for a text. */
function written(file: string, text: string, imports: string): string {
  const parsed = parsePage(file, joinImports(text, imports), []);
  return parsed.broken ? parsed.text : settleImports(parsed, importable());
}

/** An editor that remembers what it is told, without a page. */
function editorOf(text: string) {
  let state = EditorState.create({doc: text, extensions: [history(), EditorState.lineSeparator.of('\n')]});
  const dispatch = (transaction: Transaction) => {
    state = transaction.state;
  };
  return {
    change: (from: number, to: number, insert: string) => dispatch(state.update({changes: {from, to, insert}})),
    undo: () => undo({state, dispatch}),
    redo: () => redo({state, dispatch}),
    text: () => state.sliceDoc(),
  };
}

const all = (elements: readonly Element[]): Element[] => elements.flatMap((one) => [one, ...all(one.children)]);

test.each(files)('%s has the same bytes after each of its blocks was changed and changed back', (file) => {
  const original = read(file);
  const {text, imports} = splitImports(original);
  expect(written(file, text, imports)).toBe(original);
  const editor = editorOf(text);
  // Without the lines around its fields, a page cannot be read, and is not written.
  for (const {index} of text.matchAll(/[^\s-](?=[ \t]*(\n|$))/g)) {
    editor.change(index, index, '§');
    const after = joinImports(editor.text(), imports);
    expect(after.replace('§', '')).toBe(original);
    expect(after).toContain('§');
    editor.undo();
    expect(editor.text()).toBe(text);
  }
});

test.each(pageFilesToTry())('%s has the same bytes after each of its components was removed and restored', (file) => {
  const original = read(file);
  const {text, imports} = splitImports(original);
  const editor = editorOf(text);
  for (const {from, to, name} of all(elementsIn(text))) {
    editor.change(from, to, '');
    const without = written(file, editor.text(), imports);
    const isUsed = new RegExp(`<${name}\\b`).test(editor.text());
    if (!parsePage(file, without, []).broken && importable().has(name))
      expect(new RegExp(`^import \\{.*\\b${name}\\b`, 'm').test(without)).toBe(isUsed);
    editor.undo();
    expect(written(file, editor.text(), imports)).toBe(original);
  }
  expect(elementsIn(text).length === 0 || editor.redo()).toBe(true);
});

test('Windows line endings, a comment and what a developer wrote stay as they are', () => {
  const file = '---\r\ntitle: A page\r\n---\r\n\r\nimport {Hero} from "@site/src/components";\r\n\r\n{/* note */}\r\n';
  const {text, imports} = splitImports(file);
  expect(imports).toBe('\r\nimport {Hero} from "@site/src/components";\r\n');
  expect(joinImports(text, imports)).toBe(file);
});
