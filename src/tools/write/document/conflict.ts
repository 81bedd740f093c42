import {unifiedMergeView} from '@codemirror/merge';
import {Compartment, EditorState} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {button, el} from '../dom';

/** The differences, in the text itself; empty while nobody compares. */
export const comparison = new Compartment();

const phrases = EditorState.phrases.of({Reject: 'Use theirs', Accept: 'Keep mine'});

/** The line above the text about a file that was changed elsewhere. It takes no focus, and typing goes on. */
export function openConflict(view: EditorView, settle: (choice: 'theirs' | 'mine') => void) {
  let theirs = '';
  const compare = (isOn: boolean) => {
    const differences = isOn ? [phrases, unifiedMergeView({original: theirs})] : [];
    view.dispatch({effects: comparison.reconfigure(differences)});
    own.ariaPressed = String(isOn);
  };
  const own = button('Compare', () => compare(own.ariaPressed !== 'true'));
  const element = el(
    'section',
    {className: 'line', role: 'status', hidden: true},
    'This page was also changed elsewhere. Nothing is saved until you choose.',
    button('Show theirs', () => settle('theirs')),
    button('Keep mine', () => settle('mine')),
    own,
  );
  /** Shows what the file says now, or that there is nothing to choose any more. */
  const update = (text: string | undefined) => {
    if (text === undefined && element.hidden) return;
    theirs = text ?? '';
    element.hidden = text === undefined;
    compare(text !== undefined && own.ariaPressed === 'true');
  };
  return {element, update};
}
