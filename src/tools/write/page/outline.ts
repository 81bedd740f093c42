import type {EditorView} from '@codemirror/view';
import {button, el, openDialog} from '../dom';
import {elementsIn, type Element} from '../knowledge/tags';
import {messages} from '../messages';

type Placed = {element: Element; siblings: Element[]; depth: number};

const isEdge = (character: string | undefined) => character === undefined || character === '\n';
const isBlock = (text: string, {from, to}: Element) => isEdge(text[from - 1]) && isEdge(text[to]);

/** The components that have lines of their own, to a depth that shows how the page is built. */
const placedIn = (text: string, elements: Element[], depth = 0): Placed[] => {
  const siblings = elements.filter((one) => isBlock(text, one));
  return siblings.flatMap((element) => [
    {element, siblings, depth},
    ...(depth < 2 ? placedIn(text, element.children, depth + 1) : []),
  ]);
};

const nameOf = (text: string, {from, to, name}: Element) => {
  const [, words = ''] =
    /^#{1,4} (.+)$/m.exec(text.slice(from, to)) ?? /\b(?:ask|title)="([^"]+)"/.exec(text.slice(from, to)) ?? [];
  return words.replace(/<[^>]*\/>/g, '…').replace(/[*_]|<[^>]*>/g, '') || name;
};

/** Moves, duplicates and removes the sections of a page. Each is one step that undo takes back. */
export function openOutline(view: EditorView): void {
  const list = el('ol', {className: 'outline'});
  const dialog = openDialog(messages.outline, () => [el('p', {}, messages.outlineAbout), list]);
  const change = (changes: {from: number; to: number; insert: string}[], at: number) => {
    const {state} = view;
    const specs = changes.map((one) => ({...one, insert: state.toText(one.insert)}));
    view.dispatch({changes: specs, userEvent: 'move.section', selection: {anchor: Math.min(at, state.doc.length)}});
    show(at);
  };
  const show = (focused?: number) => {
    const text = view.state.doc.toString();
    const placed = placedIn(text, elementsIn(text));
    const rows = placed.map(({element, siblings, depth}) => {
      const {from, to, name} = element;
      const own = text.slice(from, to);
      const at = siblings.indexOf(element);
      const swap = (step: 1 | -1) => {
        const other = siblings[at + step];
        if (!other) return;
        const [a, b] = step > 0 ? [element, other] : [other, element];
        const start = step > 0 ? a.from + (b.to - a.to) : a.from;
        const texts = [text.slice(b.from, b.to), text.slice(a.from, a.to)] as const;
        change(
          [
            {from: a.from, to: a.to, insert: texts[0]},
            {from: b.from, to: b.to, insert: texts[1]},
          ],
          start,
        );
      };
      const go = () => {
        dialog.close();
        view.dispatch({selection: {anchor: from}, effects: [], scrollIntoView: true});
        view.focus();
      };
      const gap = /^\s*/.exec(text.slice(to))?.[0].length ?? 0;
      const title = el(
        'button',
        {type: 'button', className: 'go', onclick: go},
        el('b', {}, nameOf(text, element)),
        el('span', {}, name),
      );
      const row = el(
        'li',
        {},
        title,
        button(messages.up, () => swap(-1)),
        button(messages.down, () => swap(1)),
        button(messages.duplicate, () => change([{from: to, to, insert: `\n\n${own}`}], to + 2)),
        button(messages.remove, () => change([{from, to: to + gap, insert: ''}], from)),
      );
      row.style.setProperty('--depth', String(depth));
      if (from === focused) queueMicrotask(() => title.focus());
      return row;
    });
    list.replaceChildren(...rows);
  };
  show();
  list.querySelector('button')?.focus();
}
