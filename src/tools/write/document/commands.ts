import {EditorSelection, type ChangeSpec, type EditorState} from '@codemirror/state';
import {syntaxTree} from '@codemirror/language';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';

/** Puts marks around the selected words, or takes them away. Without a selection, around the word at the caret. */
export function toggleMark(view: EditorView, mark: string): boolean {
  const {state} = view;
  const changes = state.changeByRange((range) => {
    const {from, to} = range.empty ? (state.wordAt(range.head) ?? range) : range;
    const size = mark.length;
    const isOn = state.sliceDoc(from - size, from) === mark && state.sliceDoc(to, to + size) === mark;
    // A single asterisk is not half of two.
    const isHalf =
      size === 1 && state.sliceDoc(from - 2, from) === mark + mark && state.sliceDoc(from - 3, from) !== mark.repeat(3);
    if (isOn && !isHalf)
      return {
        changes: [
          {from: from - size, to: from},
          {from: to, to: to + size},
        ],
        range: EditorSelection.range(from - size, to - size),
      };
    const at = range.empty ? EditorSelection.cursor(range.head + size) : EditorSelection.range(from + size, to + size);
    return {
      changes: [
        {from, insert: mark},
        {from: to, insert: mark},
      ],
      range: at,
    };
  });
  view.dispatch(state.update(changes, {userEvent: 'input', scrollIntoView: true}));
  return true;
}

const prefixes = /^(\s*)(#{1,6} |[-*+] |\d+[.)] |> )?/;

/** Makes headings, list items or quotes of the selected lines, or plain paragraphs if they are that already. */
export function toggleLines(view: EditorView, prefix: string): boolean {
  const {state} = view;
  const {from, to} = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  const all = Array.from({length: last - first + 1}, (_, at) => state.doc.line(first + at)).filter(
    ({text}) => text.trim() || first === last,
  );
  const kind = prefix.replace(/\d+/, '1');
  const isOn = all.every(({text}) => (prefixes.exec(text)?.[2] ?? '').replace(/\d+/, '1') === kind);
  const changes = all.map(({from: start, text}, at): ChangeSpec => {
    const [, indent = '', old = ''] = prefixes.exec(text) ?? [];
    const put = isOn ? '' : prefix.replace('1.', `${at + 1}.`);
    return {from: start + indent.length, to: start + indent.length + old.length, insert: put};
  });
  view.dispatch({changes, userEvent: 'input', scrollIntoView: true});
  view.focus();
  return true;
}

/** The end of the block with the caret, below the front matter, for what stands in blocks of its own. */
function blockEnd(state: EditorState): number {
  const {doc, selection} = state;
  const top = headOf(doc.toString()).length;
  let {number} = doc.lineAt(Math.max(selection.main.head, Math.min(top + 1, doc.length)));
  if (!doc.line(number).text.trim()) return doc.line(number).to;
  while (number < doc.lines && doc.line(number + 1).text.trim()) number += 1;
  return doc.line(number).to;
}

/** Inserts a block of its own after the one with the caret, and selects its first words. */
export function insertBlock(view: EditorView, source: string, at = blockEnd(view.state)): void {
  const {state} = view;
  const line = state.doc.lineAt(at);
  const isEmpty = line.text.trim() === '';
  const hasBefore = line.number > 1 && state.doc.line(line.number - 1).text.trim() !== '';
  const hasAfter = line.number < state.doc.lines && state.doc.line(line.number + 1).text.trim() !== '';
  const before = isEmpty ? (hasBefore ? '\n' : '') : '\n\n';
  const insert = state.toText(before + source + (hasAfter ? '\n' : ''));
  const words = /(?:^|\n)(?:#+ |[-*] |\| )?([^\n<{#|!-][^\n|]*)/.exec(source.replace(/^<[^\n]*\n/, '\n'));
  const start = words?.[1] ? before.length + source.indexOf(words[1]) : before.length + source.length;
  view.dispatch({
    changes: {from: at, insert},
    selection: {anchor: at + start, head: at + start + (words?.[1]?.trimEnd().length ?? 0)},
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
}

export function insertWords(view: EditorView, words: string): void {
  view.dispatch(view.state.replaceSelection(words), {userEvent: 'input', scrollIntoView: true});
  view.focus();
}

/** The link around the caret: its range, and that of its address. */
export function linkAt(state: EditorState) {
  let node = syntaxTree(state).resolveInner(state.selection.main.head, -1);
  while (node.name !== 'Link' && node.parent) node = node.parent;
  const address = node.getChild('URL');
  return node.name === 'Link' && address ? {from: node.from, to: node.to, address} : undefined;
}

/** Links the selected words, or changes the address of the link at the caret. */
export function setLink(view: EditorView, to: string, title: string): void {
  const {state} = view;
  const link = linkAt(state);
  const {from, to: end} = state.selection.main;
  const words = state.sliceDoc(from, end) || title;
  const change = link
    ? {from: link.address.from, to: link.address.to, insert: to}
    : {from, to: end, insert: `[${words}](${to})`};
  view.dispatch({
    changes: change,
    ...(link ? {} : {selection: {anchor: from + 1, head: from + 1 + words.length}}),
    userEvent: 'input',
    scrollIntoView: true,
  });
  view.focus();
}

export const newTable = '| Heading | Heading |\n| --- | --- |\n|   |   |\n|   |   |';
