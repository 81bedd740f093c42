import {keymap, type EditorView} from '@codemirror/view';
import {createElement, type IconNode} from 'lucide';
import {el} from '../dom';

export type Act = (view: EditorView) => unknown;
/** A button, with its key besides Ctrl if it has one. */
export type Tool = readonly [icon: IconNode, words: string, key: string, act: Act];

/** A key runs its command unless that returns false. */
export const bind = (key: string, act: Act) => ({key, run: (view: EditorView) => act(view) !== false});

export const keysOf = (groups: readonly (readonly Tool[])[]) =>
  keymap.of(groups.flat().flatMap(([, , key, act]) => (key ? bind(`Mod-${key.toLowerCase()}`, act) : [])));

/** Buttons above the text, in groups. */
export const toolbar = (view: EditorView, groups: readonly (readonly Tool[])[]): HTMLElement[] =>
  groups.map((tools) => {
    const buttons = tools.map(([icon, words, key, act]) => {
      const svg = createElement(icon, {width: 18, height: 18, 'stroke-width': 1.75, 'aria-hidden': 'true'});
      const title = key ? `${words} (Ctrl+${key.replace('-', '+')})` : words;
      const own = el('button', {type: 'button', className: 'icon', title, ariaLabel: words}, svg);
      // The text keeps the focus and the selection.
      own.onmousedown = (event) => event.preventDefault();
      own.onclick = () => {
        view.focus();
        act(view);
      };
      return own;
    });
    return el('span', {className: 'group'}, ...buttons);
  });
