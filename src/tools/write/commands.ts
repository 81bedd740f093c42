import {startCompletion} from '@codemirror/autocomplete';
import type {EditorState} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../mdx/frontMatter';

/** Where the text begins: below the fields. */
export function topOf({doc}: EditorState): number {
  const head = headOf(doc.toString()).length;
  return Math.min(head && head + 1, doc.length);
}

/** Puts marks around the selected words, or takes them away. */
export function wrap(view: EditorView, before: string, after = before): void {
  const {state} = view;
  const {from, to} = state.selection.main;
  const words = state.sliceDoc(from, to);
  const [start, end] = [from - before.length, to + after.length];
  const isOn = state.sliceDoc(start, from) === before && state.sliceDoc(to, end) === after;
  const by = isOn ? -before.length : before.length;
  const changes = isOn ? {from: start, to: end, insert: words} : {from, to, insert: before + words + after};
  view.dispatch({changes, selection: {anchor: from + by, head: to + by}, userEvent: 'input'});
}

/** Links the selected words to what is chosen next. */
export function setLink(view: EditorView): void {
  wrap(view, '[', ']()');
  view.dispatch({selection: {anchor: view.state.selection.main.to + ']('.length}});
  startCompletion(view);
}

/** The end of the block at the caret, or of the empty line there. */
function blockEnd(state: EditorState): number {
  const {doc} = state;
  let line = doc.lineAt(Math.max(state.selection.main.head, topOf(state)));
  while (line.text.trim() && line.to < doc.length && doc.line(line.number + 1).text.trim())
    line = doc.line(line.number + 1);
  return line.to;
}

/** Inserts a block below the one at the caret, with empty lines around it, and puts the caret into it. */
export function insertBlock(view: EditorView, source: string, caret = source.length): void {
  const place = blockEnd(view.state);
  const [above, below] = [view.state.sliceDoc(0, place), view.state.sliceDoc(place)];
  const before = /\S[ \t]*$/.test(above) ? '\n\n' : /\S[ \t]*\n[ \t]*$/.test(above) ? '\n' : '';
  const after = /^[ \t]*\S/.test(below) ? '\n\n' : /^[ \t]*\n[ \t]*\S/.test(below) ? '\n' : '';
  view.dispatch({
    changes: {from: place, insert: before + source + after},
    selection: {anchor: place + before.length + caret},
    scrollIntoView: true,
    userEvent: 'input',
  });
}

export const insertWords = (view: EditorView, words: string): void =>
  view.dispatch(view.state.replaceSelection(words), {userEvent: 'input', scrollIntoView: true});
