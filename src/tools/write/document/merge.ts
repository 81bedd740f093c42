import {MergeView} from '@codemirror/merge';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {button, el, openDialog} from '../dom';

/** Shows two versions beside each other. Arrows take a difference over, and closing the dialog keeps the right one. */
export async function openMerge(title: string, theirs: string, mine: string, look: Extension): Promise<string> {
  const parent = el('div', {className: 'merge'});
  const view = new MergeView({
    parent,
    revertControls: 'a-to-b',
    collapseUnchanged: {margin: 3},
    a: {doc: theirs, extensions: [look, EditorState.readOnly.of(true), EditorView.editable.of(false)]},
    b: {doc: mine, extensions: [look, EditorView.contentAttributes.of({'aria-label': 'Your version'})]},
  });
  const useLeft = () => {
    view.b.dispatch({changes: {from: 0, to: view.b.state.doc.length, insert: view.a.state.doc}});
    dialog.close();
  };
  const dialog = openDialog(
    title,
    el('p', {}, 'The arrows take a difference over from the left. You can also type on the right.'),
    parent,
    el(
      'footer',
      {},
      button('Use the left one', useLeft),
      button('Keep the right one', () => dialog.close(), 'primary'),
    ),
  );
  await new Promise((resolve) => dialog.addEventListener('close', resolve));
  const wanted = view.b.state.sliceDoc();
  view.destroy();
  return wanted;
}
