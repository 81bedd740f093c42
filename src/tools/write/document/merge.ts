import {MergeView} from '@codemirror/merge';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {messages} from '../messages';
import {button, el, openDialog} from '../dom';

/** Shows two versions beside each other. Arrows take a difference over, and closing the dialog keeps the right one. */
export function openMerge(title: string, theirs: string, mine: string, look: Extension): Promise<string> {
  const parent = el('div', {className: 'merge'});
  const view = new MergeView({
    parent,
    revertControls: 'a-to-b',
    collapseUnchanged: {margin: 3},
    a: {doc: theirs, extensions: [look, EditorState.readOnly.of(true), EditorView.editable.of(false)]},
    b: {doc: mine, extensions: [look, EditorView.contentAttributes.of({'aria-label': messages.yours})]},
  });
  const takeLeft = () => view.b.dispatch({changes: {from: 0, to: view.b.state.doc.length, insert: theirs}});
  const build = (close: () => void) => [
    el('p', {}, messages.mergeAbout),
    parent,
    el(
      'footer',
      {},
      button(messages.useTheirs, () => {
        takeLeft();
        close();
      }),
      button(messages.useRight, close, 'primary'),
    ),
  ];
  return new Promise((resolve) => {
    openDialog(title, build, 'wide').addEventListener('close', () => {
      resolve(view.b.state.sliceDoc());
      view.destroy();
    });
  });
}
