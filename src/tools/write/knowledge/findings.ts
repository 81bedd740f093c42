import {StateEffect, StateField, type EditorState, type Extension, type Text} from '@codemirror/state';
import {Decoration, EditorView, WidgetType} from '@codemirror/view';
import type {Finding} from '../protocol';
import {button, el} from '../dom';

type Placed = {finding: Finding; from: number; to: number};
type Found = {placed: readonly Placed[]; file: string; open: (place: string) => void};

/** The place of a finding: the words that it names or, without any, the tag, the word or the line there. */
function rangeOf(doc: Text, {line: number, column, change, word}: Finding): {from: number; to: number} {
  const line = doc.line(Math.max(1, Math.min(number, doc.lines)));
  const start = Math.min(column - 1, line.length);
  const named = change?.old ?? word;
  const at = named ? doc.sliceString(line.from + start, line.from + start + 3000).indexOf(named) : -1;
  if (named && at >= 0) return {from: line.from + start + at, to: line.from + start + at + named.length};
  const [here = ''] = /^(<\/?\w*|[\p{L}\p{N}$.,%+-]+|[^\p{L}\p{N}\s]+)/u.exec(line.text.slice(start)) ?? [];
  if (here && start > 0) return {from: line.from + start, to: line.from + start + here.length};
  const indent = line.text.length - line.text.trimStart().length;
  return {from: line.from + indent, to: line.to};
}

/** A misspelled component has two tags. */
function changesFor({doc}: EditorState, {from, to}: Placed, old: string, put: string) {
  const closing = /^<[\w.]+$/.test(old) ? doc.sliceString(to).indexOf(`</${old.slice(1)}>`) : -1;
  const end = to + closing + 2;
  const second = {from: end, to: end + old.length - 1, insert: put.slice(1)};
  return [{from, to, insert: put}, ...(closing < 0 ? [] : [second])];
}

/** A finding below its line, with its fixes as buttons. One in another page leads there. */
class Below extends WidgetType {
  constructor(
    private readonly finding: Finding,
    private readonly found: Found,
  ) {
    super();
  }
  override eq({finding: {message, file, line}}: Below): boolean {
    const own = this.finding;
    return own.message === message && own.file === file && own.line === line;
  }
  override toDOM(view: EditorView): HTMLElement {
    const {file, line, message, change, fix} = this.finding;
    const isElsewhere = file !== this.found.file;
    const puts = isElsewhere || change?.old === file ? [] : (change?.to ?? []);
    const use = (put: string) => {
      const own = view.state.field(findingsField).placed.find(({finding}) => finding.message === message);
      if (own) view.dispatch({changes: changesFor(view.state, own, change?.old ?? '', put), userEvent: 'input.fix'});
      view.focus();
    };
    const nameOf = (put: string) => (put === '' ? 'Delete it' : put.length < 60 ? `Use ${put}` : 'Use this instead');
    const words = [isElsewhere && `${file}:${line}`, message, puts.length === 0 && fix].filter(Boolean).join(' ');
    return el(
      'div',
      {className: 'finding'},
      words,
      ...puts.map((put) => button(nameOf(put), () => use(put))),
      isElsewhere && button('Open it', () => this.found.open(`${file}:${line}`)),
    );
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

const set = StateEffect.define<Found>();
const none: Found = {placed: [], file: '', open: () => undefined};

/** A word that is still being typed is not a mistake yet. */
const isShown = ({finding, from, to}: Placed, {selection: {main}}: EditorState) =>
  !finding.word || main.head < from || main.head > to;

const findingsField: StateField<Found> = StateField.define<Found>({
  create: () => none,
  update: (found, {effects, docChanged, changes}) => {
    const effect = effects.find((one) => one.is(set));
    if (effect) return effect.value;
    if (!docChanged) return found;
    const move = (one: Placed) => ({...one, from: changes.mapPos(one.from, 1), to: changes.mapPos(one.to, -1)});
    return {...found, placed: found.placed.map(move).filter(({from, to}) => from <= to)};
  },
});

const decorations = EditorView.decorations.compute([findingsField, 'selection', 'doc'], (state) => {
  const found = state.field(findingsField);
  const shown = found.placed.filter((one) => isShown(one, state));
  const marks = shown.flatMap(({finding, from, to}) => {
    const {file} = finding;
    const isElsewhere = file !== found.file;
    const widget = Decoration.widget({widget: new Below(finding, found), block: true, side: isElsewhere ? -1 : 1});
    const below = widget.range(isElsewhere ? 0 : state.doc.lineAt(to).to);
    if (isElsewhere || from === to) return [below];
    return [Decoration.mark({class: finding.word ? 'unknown' : 'wrong'}).range(from, to), below];
  });
  return Decoration.set(marks, true);
});

export const showFindings: Extension = [findingsField, decorations];

export function setFindings(
  view: EditorView,
  findings: readonly Finding[],
  file: string,
  open: (place: string) => void,
): void {
  const {doc} = view.state;
  const placed = findings.map((finding) => ({
    finding,
    ...(finding.file === file ? rangeOf(doc, finding) : {from: 0, to: 0}),
  }));
  view.dispatch({effects: set.of({placed: placed.sort((a, b) => a.from - b.from), file, open})});
}

/** Puts the caret on the next finding, or on the first one after the last. */
export function goToNextFinding(view: EditorView): boolean {
  const {placed} = view.state.field(findingsField);
  const next = placed.find(({from}) => from > view.state.selection.main.head) ?? placed[0];
  if (!next) return false;
  const effects = EditorView.scrollIntoView(next.from, {y: 'center'});
  view.dispatch({selection: {anchor: next.from}, effects});
  view.focus();
  return true;
}
