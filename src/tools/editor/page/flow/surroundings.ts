import type {Node} from 'prosemirror-model';
import {Plugin} from 'prosemirror-state';
import {Decoration, DecorationSet} from 'prosemirror-view';
import {copyOf} from './nodeViews';
import type {Place} from './places';

/** Copies of what a component renders around its flow, such as the line above a headline. */
function decorations(doc: Node, {host, blocks}: Place): DecorationSet {
  const widgets: Decoration[] = [];
  let at = 0;
  let seen = 0;
  for (const node of host.childNodes) {
    const index = blocks.findIndex((nodes) => nodes.includes(node));
    if (doc.type.name === 'doc') for (; seen <= index; seen += 1) at += doc.maybeChild(seen)?.nodeSize ?? 0;
    if (index < 0 && node instanceof Element)
      widgets.push(Decoration.widget(Math.min(at, doc.content.size), () => copyOf(node), {side: at > 0 ? 1 : -1}));
  }
  return DecorationSet.create(doc, widgets);
}

export const surroundings = (place: Place): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, {doc}) => decorations(doc, place),
      apply: (tr, set) => set.map(tr.mapping, tr.doc),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
