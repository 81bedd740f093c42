import type {EditorView} from '@codemirror/view';
import {button, el, openDialog} from '../dom';
import {lines} from '../commands';
import {elementsIn, type Element} from '../knowledge/tags';

type Placed = {element: Element; above: Element | undefined; below: Element | undefined; depth: number};

/** The components that have lines of their own, to a depth that shows how the page is built. */
function placedIn(text: string, elements: readonly Element[], depth = 0): Placed[] {
  const siblings = elements.filter(({from, to}) => /^\n*$/.test(text.charAt(from - 1) + text.charAt(to)));
  return siblings.flatMap((element, at) => [
    {element, above: siblings[at - 1], below: siblings[at + 1], depth},
    ...(depth < 2 ? placedIn(text, element.children, depth + 1) : []),
  ]);
}

/** What a component says first. */
function titleOf(source: string): string {
  const [, words = ''] = /^#{1,4} (.+)$/m.exec(source) ?? /\b(?:ask|title)="([^"]+)"/.exec(source) ?? [];
  return words.replace(/<[^>]*\/>/g, '…').replace(/[*_]|<[^>]*>/g, '');
}

/** Moves, duplicates and removes the sections of a page. Each is one step that undo takes back. */
export function openOutline(view: EditorView): void {
  const list = el('ol', {className: 'outline'});
  const show = (focused = -1) => {
    const text = view.state.doc.toString();
    const change = (from: number, to: number, source: string, at: number) => {
      view.dispatch({
        changes: {from, to, insert: lines(source)},
        userEvent: 'move.section',
        selection: {anchor: Math.min(at, text.length + source.length - (to - from))},
      });
      show(at);
    };
    const swap = (a: Element, b: Element, at: number) =>
      change(a.from, b.to, text.slice(b.from, b.to) + text.slice(a.to, b.from) + text.slice(a.from, a.to), at);
    const rows = placedIn(text, elementsIn(text)).map(({element, above, below, depth}) => {
      const {from, to, name} = element;
      const source = text.slice(from, to);
      const go = () => {
        dialog.close();
        view.dispatch({selection: {anchor: from}, scrollIntoView: true});
        view.focus();
      };
      const title = button(titleOf(source) || name, go, 'row');
      title.append(el('small', {}, name));
      const gap = /^\s*/.exec(text.slice(to))?.[0].length ?? 0;
      const row = el(
        'li',
        {},
        title,
        button('Up', () => above && swap(above, element, above.from), 'quiet'),
        button('Down', () => below && swap(element, below, from + below.to - to), 'quiet'),
        button('Duplicate', () => change(to, to, `\n\n${source}`, to + 2), 'quiet'),
        button('Remove', () => change(from, to + gap, '', from), 'quiet'),
      );
      row.style.setProperty('--depth', String(depth));
      if (from === focused) queueMicrotask(() => title.focus());
      return row;
    });
    list.replaceChildren(...rows);
  };
  show();
  const dialog = openDialog('Outline', el('p', {}, 'Each step can be undone.'), list);
}
