import {Annotation, EditorState, StateField, type Extension} from '@codemirror/state';
import {Decoration, EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';

type Lines = {from: number; to: number};

/** Marks a change that comes from the file. */
export const fromFile = Annotation.define<boolean>();

const imports = /^(\n*)import [^\n]* from [^\n]*(?:\n+import [^\n]* from [^\n]*)*(?:\n(?=\n|$))?/;

/** The imports, which the server writes: their lines and the empty one below. */
function importsIn({doc}: EditorState): Lines | undefined {
  const text = doc.toString();
  const head = headOf(text).length;
  const [all, gap = ''] = imports.exec(text.slice(head)) ?? [];
  return all === undefined ? undefined : {from: head + gap.length, to: head + all.length};
}

const field = StateField.define<Lines | undefined>({
  create: importsIn,
  update: (lines, {docChanged, state}) => (docChanged ? importsIn(state) : lines),
});

/** Where the text begins: below the fields and the imports. */
export function topOf(state: EditorState): number {
  const head = headOf(state.doc.toString()).length;
  const above = importsIn(state)?.to ?? (head || -1);
  return Math.min(above + 1, state.doc.length);
}

const set = (from: number, to: number, look: Decoration) => Decoration.set(look.range(from, to));

/** Nobody sees or changes the imports. The caret goes from the end of the line above to the beginning of the text. */
export const hiddenImports: Extension = [
  field,
  EditorView.decorations.compute([field], (state) => {
    const lines = state.field(field);
    return lines ? set(lines.from, lines.to, Decoration.replace({block: true})) : Decoration.none;
  }),
  EditorView.atomicRanges.of(({state}) => {
    const lines = state.field(field);
    return lines ? set(Math.max(0, lines.from - 1), topOf(state), Decoration.mark({})) : Decoration.none;
  }),
  EditorState.changeFilter.of((transaction) => {
    const lines = transaction.startState.field(field);
    return !lines || transaction.annotation(fromFile) === true || [lines.from - 1, lines.to + 1];
  }),
  // Of a file that begins with its imports, the beginning is that of its text.
  EditorState.transactionFilter.of((transaction) => {
    const {selection, startState, newDoc} = transaction;
    const isAbove = selection?.main.head === 0 && startState.field(field)?.from === 0 && newDoc === startState.doc;
    return isAbove ? [transaction, {selection: {anchor: topOf(startState)}}] : transaction;
  }),
];
