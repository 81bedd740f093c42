import {EditorSelection, Text, type ChangeSpec, type EditorState} from '@codemirror/state';
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

const prefixes = /^(\s*)(#{1,6} |[-*+] |\d+[.)] |> )?/;

/** A triple click selects the words of a line without its mark and its end, so that what replaces a headline is one. */
export const lineByClick = EditorView.mouseSelectionStyle.of((view, {detail, clientX: x, clientY: y}) => {
  if (detail < 3) return null;
  const {from, to, text} = view.state.doc.lineAt(view.posAtCoords({x, y}, false));
  const [mark = ''] = prefixes.exec(text) ?? [];
  return {get: () => EditorSelection.single(from + mark.length, to), update: () => false};
});

/** Makes headings, list items or quotes of the selected lines, or plain paragraphs if they are that already. */
export function toggleLines(view: EditorView, prefix: string): void {
  const {state} = view;
  const {from, to} = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  const all = Array.from({length: last - first + 1}, (_, at) => state.doc.line(first + at)).filter(
    ({text}) => text.trim() || first === last,
  );
  const kindOf = (text: string) => (prefixes.exec(text)?.[2] ?? '').replace(/\d+/, '1');
  const isOn = all.every(({text}) => kindOf(text) === prefix);
  const changes = all.map(({from: start, text}, at): ChangeSpec => {
    const [, indent = '', old = ''] = prefixes.exec(text) ?? [];
    const place = start + indent.length;
    return {from: place, to: place + old.length, insert: isOn ? '' : prefix.replace('1.', `${at + 1}.`)};
  });
  view.dispatch({changes, userEvent: 'input', scrollIntoView: true});
}

/** The end of the block with the caret, below the front matter, for what stands in blocks of its own. */
function blockEnd({doc, selection}: EditorState): number {
  const top = headOf(doc.toString()).length;
  let {number} = doc.lineAt(Math.max(selection.main.head, Math.min(top + 1, doc.length)));
  const isEmpty = (at: number) => !doc.line(at).text.trim();
  if (isEmpty(number)) return doc.line(number).to;
  while (number < doc.lines && !isEmpty(number + 1)) number += 1;
  return doc.line(number).to;
}

/** Inserts a block of its own after the one with the caret, and selects its first words. */
export function insertBlock(view: EditorView, source: string, at = blockEnd(view.state)): void {
  const {doc} = view.state;
  const line = doc.lineAt(at);
  const hasText = (number: number) => number > 0 && number <= doc.lines && doc.line(number).text.trim() !== '';
  const before = hasText(line.number) ? '\n\n' : hasText(line.number - 1) ? '\n' : '';
  const [, words = ''] =
    /(?:^|\n)(?:#+ |[-*] |\| )?([^\n<{#|!-][^\n|]*)/.exec(source.replace(/^<[^\n]*\n/, '\n')) ?? [];
  const start = at + before.length + (words ? source.indexOf(words) : source.length);
  view.dispatch({
    changes: {from: at, insert: lines(before + source + (hasText(line.number + 1) ? '\n' : ''))},
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
