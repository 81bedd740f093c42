import {startCompletion} from '@codemirror/autocomplete';
import type {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {headOf} from '../../mdx/frontMatter';

/** Where the text begins: below the fields. */
export function topOf({doc}: EditorState): number {
  const head = headOf(doc.toString()).length;
  return Math.min(head && head + 1, doc.length);
}

/** Puts the caret at a place, and the place into view. */
export function goTo(view: EditorView, place: number): void {
  view.dispatch({selection: {anchor: place}, effects: EditorView.scrollIntoView(place, {y: 'center'})});
  view.focus();
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

/** Inserts a block below the one at the caret, with an empty line around it, and puts the caret into it. */
export function insertBlock(view: EditorView, source: string, caret = source.length): void {
  const {state} = view;
  const start = state.doc.lineAt(Math.max(state.selection.main.head, topOf(state))).from;
  const [block = ''] = /^(?:.*\S.*(?:\n|$))*/.exec(state.sliceDoc(start)) ?? [];
  const above = state.sliceDoc(0, start + block.length).trimEnd();
  const below = state.sliceDoc(above.length).replace(/^\s*\n/, '');
  const before = above && '\n\n';
  const insert = before + source + (below ? '\n\n' : '\n');
  view.dispatch({
    changes: {from: above.length, to: state.doc.length - below.length, insert},
    selection: {anchor: above.length + before.length + caret},
    scrollIntoView: true,
    userEvent: 'input',
  });
}

export const insertWords = (view: EditorView, words: string): void =>
  view.dispatch(view.state.replaceSelection(words), {userEvent: 'input', scrollIntoView: true});
