import {EditorSelection, Text, type EditorState} from '@codemirror/state';
import {startCompletion} from '@codemirror/autocomplete';
import {syntaxTree} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {headOf} from '../../mdx/frontMatter';

/** Lines to insert, whatever ends the lines of the file. */
export const lines = (source: string): Text => Text.of(source.split(/\r?\n/));

/** Puts marks around the selected words, or takes them away. Without a selection, around the word at the caret. */
export function toggleMark(view: EditorView, mark: string): void {
  const {state} = view;
  const {anchor, head, empty} = state.selection.main;
  const {from, to} = (empty && state.wordAt(head)) || state.selection.main;
  const size = mark.length;
  // A single asterisk is not half of two.
  const [, stars = ''] = /(\**)$/.exec(state.sliceDoc(from - 3, from)) ?? [];
  const isOn = stars.endsWith(mark) && state.sliceDoc(to, to + size) === mark && !(size === 1 && stars.length === 2);
  const [before, after] = isOn ? [from - size, to + size] : [from, to];
  const words = state.sliceDoc(from, to);
  const by = isOn ? -size : size;
  view.dispatch({
    changes: {from: before, to: after, insert: lines(isOn ? words : mark + words + mark)},
    selection: {anchor: anchor + by, head: head + by},
    userEvent: 'input',
    scrollIntoView: true,
  });
}

/** A triple click selects the words of a line without its mark and its end, so that what replaces a headline is one. */
export const lineByClick = EditorView.mouseSelectionStyle.of((view, {detail, clientX: x, clientY: y}) => {
  if (detail < 3) return null;
  const {from, to, text} = view.state.doc.lineAt(view.posAtCoords({x, y}, false));
  const [mark = ''] = /^\s*(?:#{1,6} |[-*+] |\d+[.)] |> )?/.exec(text) ?? [];
  return {get: () => EditorSelection.single(from + mark.length, to), update: () => false};
});

/** Where the text begins, below the fields of the page. */
export function topOf({doc}: EditorState): number {
  const head = headOf(doc.toString()).length;
  return Math.min(head && head + 1, doc.length);
}

/** Selects the text, and with a second press also the fields above it. */
export function selectAll({state, dispatch}: EditorView): void {
  const {main} = state.selection;
  const isText = main.from === topOf(state) && main.to === state.doc.length;
  dispatch({selection: {anchor: isText ? 0 : topOf(state), head: state.doc.length}, userEvent: 'select'});
}

/** The end of the block at a place, below the front matter, for what stands in blocks of its own. */
export function blockEnd(state: EditorState, at: number): number {
  const {doc} = state;
  let {number} = doc.lineAt(Math.max(at, topOf(state)));
  const isEmpty = (one: number) => !doc.line(one).text.trim();
  if (isEmpty(number)) return doc.line(number).to;
  while (number < doc.lines && !isEmpty(number + 1)) number += 1;
  return doc.line(number).to;
}

/** Inserts a block of its own, with empty lines around it, and selects its first words. */
export function insertBlock(view: EditorView, source: string, at?: number): void {
  const {doc, selection} = view.state;
  const place = at ?? blockEnd(view.state, selection.main.head);
  const {number, from, to} = doc.lineAt(place);
  const hasText = (one: number) => one > 0 && one <= doc.lines && doc.line(one).text.trim() !== '';
  const before = doc.sliceString(from, place).trim() ? '\n\n' : hasText(number - 1) ? '\n' : '';
  const after = doc.sliceString(place, to).trim() ? '\n\n' : hasText(number + 1) ? '\n' : '';
  const [, words = ''] =
    /(?:^|\n)(?:#+ |[-*] |\| )?([^\n<{#|!-][^\n|]*)/.exec(source.replace(/^<[^\n]*\n/, '\n')) ?? [];
  const start = place + before.length + (words ? source.indexOf(words) : source.length);
  view.dispatch({
    changes: {from: place, insert: lines(before + source + after)},
    selection: {anchor: start, head: start + words.trimEnd().length},
    scrollIntoView: true,
    userEvent: 'input',
  });
}

export const insertWords = (view: EditorView, words: string): void =>
  view.dispatch(view.state.replaceSelection(lines(words)), {userEvent: 'input', scrollIntoView: true});

/** Links the selected words to what is chosen next. Of the link around the caret, it selects the address. */
export function setLink(view: EditorView): void {
  const {state} = view;
  const {from, to} = state.selection.main;
  let node = syntaxTree(state).resolveInner(from, -1);
  while (node.name !== 'Link' && node.parent) node = node.parent;
  const address = node.getChild('URL');
  if (node.name === 'Link' && address) {
    view.dispatch({selection: {anchor: address.from, head: address.to}, scrollIntoView: true});
    return;
  }
  view.dispatch({
    changes: [
      {from, insert: '['},
      {from: to, insert: ']()'},
    ],
    selection: {anchor: to + 3},
    userEvent: 'input',
    scrollIntoView: true,
  });
  startCompletion(view);
}
