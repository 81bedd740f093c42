import {StateEffect, StateField, type Extension, type Text} from '@codemirror/state';
import {Decoration, EditorView, WidgetType} from '@codemirror/view';
import type {Finding} from '../../../mdx/finding';
import {goTo} from '../commands';
import {el} from '../dom';

type Placed = {finding: Finding; from: number; to: number};

/** The place of a finding: the word that it is about, or the line. */
function placed(doc: Text, finding: Finding): Placed {
  const line = doc.line(Math.max(1, Math.min(finding.line, doc.lines)));
  const start = line.from + Math.min(finding.column - 1, line.length);
  const [here = ''] = /^\S+/.exec(doc.sliceString(start, line.to)) ?? [];
  return {finding, from: start, to: here ? start + here.length : line.to};
}

/** A finding below its line. */
class Below extends WidgetType {
  constructor(private readonly words: string) {
    super();
  }
  override eq({words}: Below): boolean {
    return words === this.words;
  }
  override toDOM(): HTMLElement {
    return el('div', {className: 'finding'}, this.words);
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

/** Shows findings below their lines. */
export const findingsBelow: Extension = [
  field,
  EditorView.decorations.compute([field, 'selection'], (state) => {
    const {head} = state.selection.main;
    // A word that is still being typed is not a mistake yet.
    const shown = state.field(field).filter(({finding, from, to}) => !finding.word || head < from || to < head);
    const decorations = shown.flatMap(({finding: {message, fix = ''}, from, to}) => {
      const below = Decoration.widget({widget: new Below(`${message} ${fix}`), block: true, side: 1});
      const mark = Decoration.mark({class: 'wrong'});
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
  const place = places.find((from) => from > view.state.selection.main.head) ?? places[0];
  if (place !== undefined) goTo(view, place);
}
