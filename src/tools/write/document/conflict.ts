import {unifiedMergeView} from '@codemirror/merge';
import {Compartment} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {messages} from '../messages';
import {button, el} from '../dom';

/** The differences, in the text itself; empty while nobody compares. */
export const comparison = new Compartment();

const partNames = {reject: 'Use theirs', accept: 'Keep mine'};

/** The line above the text about a file that was changed elsewhere. It takes no focus, and typing goes on. */
export function openConflict(view: EditorView, settle: (choice: 'theirs' | 'mine') => void) {
  let theirs = '';
  let isComparing = false;
  const show = () => {
    const differences = unifiedMergeView({
      original: view.state.toText(theirs),
      mergeControls: (type, action) => el('button', {type: 'button', onmousedown: action}, partNames[type]),
    });
    view.dispatch({effects: comparison.reconfigure(isComparing ? differences : [])});
    compare.ariaPressed = String(isComparing);
  };
  const compare = button('Compare', () => {
    isComparing = !isComparing;
    show();
  });
  const element = el(
    'section',
    {className: 'conflict', role: 'status', hidden: true},
    el('p', {}, messages.changedElsewhere),
    button('Show theirs', () => settle('theirs')),
    button('Keep mine', () => settle('mine')),
    compare,
  );
  return {
    element,
    /** Shows what the file says now, or that there is nothing to choose any more. */
    update: (text: string | undefined) => {
      if (text === undefined && element.hidden) return;
      theirs = text ?? '';
      element.hidden = text === undefined;
      if (text === undefined) isComparing = false;
      show();
    },
  };
}
