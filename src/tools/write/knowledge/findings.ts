import {StateEffect, StateField, type Extension, type Text} from '@codemirror/state';
import {Decoration, EditorView, WidgetType} from '@codemirror/view';
import {button, el} from '../dom';
import type {Finding} from '../protocol';

type Placed = {finding: Finding; from: number; to: number};
type Open = (place: string) => void;

/** The place of a finding: the word that it is about, or the line. */
function placed(doc: Text, finding: Finding): Placed {
  const line = doc.line(Math.max(1, Math.min(finding.line, doc.lines)));
  const start = line.from + Math.min(finding.column - 1, line.length);
  const [here = ''] = /^<?[\p{L}\p{N}$.,%+/'-]+/u.exec(doc.sliceString(start, line.to)) ?? [];
  return {finding, from: start, to: here ? start + here.length : line.to};
}

/** A finding below its line. One in another page leads there. */
class Below extends WidgetType {
  constructor(
    private readonly finding: Finding,
    private readonly open: Open | undefined,
  ) {
    super();
  }
  override eq({finding}: Below): boolean {
    return JSON.stringify(finding) === JSON.stringify(this.finding);
  }
  override toDOM(): HTMLElement {
    const {open} = this;
    const {file, line, message, fix = ''} = this.finding;
    const place = `${file}:${line}`;
    const words = open ? `${place} ${message}` : `${message} ${fix}`;
    return el('div', {className: 'finding'}, words, open && button('Open it', () => open(place)));
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

const set = StateEffect.define<readonly Finding[]>();

const field: StateField<readonly Placed[]> = StateField.define<readonly Placed[]>({
  create: () => [],
  update: (all, {effects, docChanged, changes, state}) => {
    const effect = effects.find((one) => one.is(set));
    if (effect) return effect.value.map((one) => placed(state.doc, one));
    if (!docChanged) return all;
    const moved = all.map((one) => ({...one, from: changes.mapPos(one.from, 1), to: changes.mapPos(one.to, -1)}));
    return moved.filter(({from, to}) => from <= to);
  },
});

/** Shows findings below their lines, and those in other pages at the top. */
export const showFindings = (fileNow: () => string, open: Open): Extension => [
  field,
  EditorView.decorations.compute([field, 'selection'], (state) => {
    const {head} = state.selection.main;
    const decorations = state.field(field).flatMap(({finding, from, to}) => {
      const isElsewhere = finding.file !== fileNow();
      const below = Decoration.widget({
        widget: new Below(finding, isElsewhere ? open : undefined),
        block: true,
        side: 1,
      });
      if (isElsewhere) return [below.range(0)];
      // A word that is still being typed is not a mistake yet.
      if (finding.word && from <= head && head <= to) return [];
      const mark = Decoration.mark({class: finding.word ? 'unknown' : 'wrong'});
      return [below.range(state.doc.lineAt(to).to), ...(from < to ? [mark.range(from, to)] : [])];
    });
    return Decoration.set(decorations, true);
  }),
];

export const setFindings = (view: EditorView, findings: readonly Finding[]): void =>
  view.dispatch({effects: set.of(findings)});

/** Puts the caret on the next finding, or on the first one after the last. */
export function goToNextFinding(view: EditorView): void {
  const places = view.state.field(field).map(({from}) => from);
  const anchor = places.find((from) => from > view.state.selection.main.head) ?? places[0];
  if (anchor === undefined) return;
  view.dispatch({selection: {anchor}, effects: EditorView.scrollIntoView(anchor, {y: 'center'})});
  view.focus();
}
