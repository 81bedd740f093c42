import {syntaxTree} from '@codemirror/language';
import {EditorState, StateEffect, StateField, type Extension, type Range} from '@codemirror/state';
import {Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import type {Catalog} from '../protocol';
import {button, el} from '../dom';

type Site = {catalog: () => Catalog; file: () => string; editFields: () => void};

class Shown extends WidgetType {
  constructor(
    private readonly key: string,
    private readonly draw: (view: EditorView) => HTMLElement,
  ) {
    super();
  }
  override eq(other: Shown): boolean {
    return other.key === this.key;
  }
  override toDOM(view: EditorView): HTMLElement {
    return this.draw(view);
  }
  override ignoreEvent(event: Event): boolean {
    return event.type !== 'mousedown';
  }
}

const shown = (key: string, draw: (view: EditorView) => HTMLElement) =>
  Decoration.replace({widget: new Shown(key, draw)});
const hidden = Decoration.replace({});
const asTag = Decoration.mark({class: 'w-tag'});
const line = (name: string) => Decoration.line({class: name});
const blank = line('w-blank');
const whole: Readonly<Record<string, Decoration>> = {
  Table: line('w-table'),
  FencedCode: line('w-table'),
  Blockquote: line('w-quoted'),
};
const marks = new Set(['EmphasisMark', 'CodeMark', 'StrikethroughMark', 'LinkMark', 'URL', 'LinkTitle']);
const shownAsWritten = new Set(['FencedCode', 'Image', 'Autolink']);
const tag = /<\/?[A-Za-z][\w.]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s*\/?>|\{\/\*[^]*?\*\/\}/g;

/** Shows Markdown as what it means. Its characters appear where the caret is. */
function decorate(view: EditorView, {catalog, file}: Site): DecorationSet {
  const {state} = view;
  const {doc} = state;
  const found: Range<Decoration>[] = [];
  const isNear = (from: number, to: number) => state.selection.ranges.some((one) => one.from <= to && one.to >= from);
  const isOnLine = (at: number) => isNear(doc.lineAt(at).from, doc.lineAt(at).to);
  const linesOf = function* (from: number, to: number) {
    for (let at = from; at <= to; at = doc.lineAt(at).to + 1) yield doc.lineAt(at);
  };
  for (const {from, to} of view.visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({name, from, to, node: {parent}}) => {
        if (name === 'FrontMatter') return false;
        const own = whole[name];
        if (own) for (const each of linesOf(from, to)) found.push(own.range(each.from));
        if (name === 'HeaderMark' && !isOnLine(from)) found.push(hidden.range(from, Math.min(to + 1, doc.length)));
        if (name === 'ListMark' && !isOnLine(from) && /^[-*+]$/.test(state.sliceDoc(from, to)))
          found.push(shown('bullet', () => el('span', {className: 'w-bullet'}, '•')).range(from, to));
        if (
          marks.has(name) &&
          parent &&
          !shownAsWritten.has(parent.name) &&
          from < to &&
          !isNear(parent.from, parent.to)
        )
          found.push(hidden.range(from, to));
        if (name === 'Image') {
          const [, alt = '', src = ''] = /^!\[([^\]]*)\]\(([^)\s]*)/.exec(state.sliceDoc(from, to)) ?? [];
          const picture = src.startsWith('/') ? `static${src}` : new URL(src, `file:///${file()}`).pathname.slice(1);
          const address = `/write/picture?file=${encodeURIComponent(picture)}`;
          const widget = new Shown(address + alt, () => el('img', {src: address, alt, className: 'w-picture'}));
          found.push(Decoration.widget({widget, side: 1}).range(to));
        }
        return undefined;
      },
    });
    for (const each of linesOf(from, to))
      if (each.length === 0 && !isOnLine(each.from)) found.push(blank.range(each.from));
    const top = headOf(doc.sliceString(0, to)).length;
    for (const {0: source, index} of doc.sliceString(from, to).matchAll(tag)) {
      const [start, end] = [from + index, from + index + source.length];
      if (start < top) continue;
      const chip = catalog().chips.find(({value}) => value === source);
      const draw = () => el('span', {className: 'w-chip', title: chip?.about ?? ''}, chip?.words);
      if (chip && !isNear(start, end)) found.push(shown(source + chip.words, draw).range(start, end));
      else found.push(asTag.range(start, end));
    }
  }
  return Decoration.set(found, true);
}

const showHead = StateEffect.define<boolean>();
export const toggleHead = (view: EditorView, isShown: boolean) => view.dispatch({effects: showHead.of(isShown)});

/** The fields at the top of the page are one summary, which typing cannot change, until they are shown as text. */
function headField({editFields}: Site): Extension {
  const draw = (head: string) => (view: EditorView) => {
    const valueOf = (name: string) => new RegExp(`^${name}: *["']?(.*?)["']?$`, 'm').exec(head)?.[1] ?? '';
    const fields = el(
      'section',
      {className: 'w-head', ariaLabel: 'Fields of the page'},
      el('strong', {}, valueOf('title')),
      valueOf('draft') === 'true' && el('span', {className: 'w-chip'}, 'Draft'),
      el('p', {}, valueOf('description')),
      button('Edit fields', editFields, 'quiet'),
      button('Edit as text', () => toggleHead(view, true), 'quiet'),
    );
    // With a margin, the text below would be at another height than CodeMirror knows, and a click would miss its line.
    return el('div', {className: 'w-above'}, fields);
  };
  const build = ({doc}: EditorState, isText: boolean) => {
    const head = headOf(doc.toString());
    const widget = Decoration.replace({block: true, widget: new Shown(head, draw(head))});
    return {isText, decorations: head && !isText ? Decoration.set(widget.range(0, head.length)) : Decoration.none};
  };
  const field = StateField.define<ReturnType<typeof build>>({
    create: (state) => build(state, false),
    update: (value, {effects, docChanged, state}) => {
      const effect = effects.find((one) => one.is(showHead));
      return effect || docChanged ? build(state, effect ? effect.value : value.isText) : value;
    },
    provide: (self) => EditorView.decorations.from(self, ({decorations}) => decorations),
  });
  return [
    field,
    EditorView.atomicRanges.of((view) => view.state.field(field).decorations),
    EditorState.changeFilter.of((transaction) => {
      const {decorations} = transaction.startState.field(field);
      const isTyped = ['input', 'delete', 'move'].some((one) => transaction.isUserEvent(one));
      return isTyped && decorations.size > 0 ? [0, decorations.iter().to] : true;
    }),
  ];
}

export const showing = (site: Site): Extension => [
  headField(site),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = decorate(view, site);
      }
      update({view, docChanged, selectionSet, viewportChanged, startState, state}: ViewUpdate) {
        if (docChanged || selectionSet || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
          this.decorations = decorate(view, site);
      }
    },
    {decorations: ({decorations}) => decorations},
  ),
];
