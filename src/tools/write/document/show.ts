import {syntaxTree} from '@codemirror/language';
import {EditorState, StateEffect, StateField, type Extension, type Range} from '@codemirror/state';
import {Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import {messages} from '../messages';
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
const lines = {Table: line('w-table'), FencedCode: line('w-fence'), Blockquote: line('w-quoted')};
const marks = new Set(['EmphasisMark', 'CodeMark', 'StrikethroughMark', 'LinkMark', 'URL', 'LinkTitle']);
const tag = /<\/?[A-Za-z][\w.]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s*\/?>|\{\/\*[^]*?\*\/\}/g;
const chip = /^<(?:Claim|Count|Company) [^>]*\/>$/;

/** Shows Markdown as what it means. Its characters appear where the caret is. */
function decorate(view: EditorView, {catalog, file}: Site): DecorationSet {
  const {state} = view;
  const found: Range<Decoration>[] = [];
  const isNear = (from: number, to: number) => state.selection.ranges.some((one) => one.from <= to && one.to >= from);
  const isOnLine = (at: number) => isNear(state.doc.lineAt(at).from, state.doc.lineAt(at).to);
  for (const {from, to} of view.visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({name, from, to, node}) => {
        if (name === 'FrontMatter') return false;
        const whole = lines[name as keyof typeof lines];
        if (whole)
          for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1)
            found.push(whole.range(state.doc.lineAt(at).from));
        if (name === 'HeaderMark' && !isOnLine(from))
          found.push(hidden.range(from, Math.min(to + 1, state.doc.length)));
        if (name === 'ListMark' && !isOnLine(from) && /^[-*+]$/.test(state.sliceDoc(from, to)))
          found.push(shown('bullet', () => el('span', {className: 'w-bullet'}, '•')).range(from, to));
        const around = node.parent;
        if (marks.has(name) && around && around.name !== 'FencedCode' && around.name !== 'Image' && from < to) {
          if (around.name !== 'Autolink' && !isNear(around.from, around.to)) found.push(hidden.range(from, to));
        }
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
    for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1)
      if (state.doc.lineAt(at).length === 0 && !isOnLine(at)) found.push(blank.range(at));
    const text = state.doc.sliceString(from, to);
    const top = headOf(state.doc.sliceString(0, to)).length;
    for (const {0: source, index} of text.matchAll(tag)) {
      const [start, end] = [from + index, from + index + source.length];
      if (start < top) continue;
      const known = chip.test(source) && catalog().chips.find((one) => one.source === source);
      if (known && !isNear(start, end)) {
        const draw = () => el('span', {className: 'w-chip', title: known.about}, known.words || '–');
        found.push(shown(source + known.words, draw).range(start, end));
      } else found.push(asTag.range(start, end));
    }
  }
  return Decoration.set(found, true);
}

const showHead = StateEffect.define<boolean>();
export const toggleHead = (view: EditorView, isShown: boolean) => view.dispatch({effects: showHead.of(isShown)});

function headWidget(state: EditorState, {editFields}: Site) {
  const head = headOf(state.doc.toString());
  const valueOf = (name: string) =>
    new RegExp(`^${name}: *(?:"(.*)"|'(.*)'|(.*))$`, 'm').exec(head)?.slice(1).find(Boolean) ?? '';
  const isDraft = valueOf('draft') === 'true';
  const draw = (view: EditorView) =>
    el(
      'section',
      {className: 'w-head', ariaLabel: messages.fields},
      el('strong', {}, valueOf('title')),
      isDraft && el('span', {className: 'badge'}, messages.draft),
      el('p', {}, valueOf('description')),
      button(messages.editFields, editFields, 'quiet'),
      button(messages.asText, () => toggleHead(view, true), 'quiet'),
    );
  return Decoration.replace({block: true, widget: new Shown(head, draw)});
}

/** The fields at the top of the page are one summary, which typing cannot change, until they are shown as text. */
function headField(site: Site): Extension {
  type Head = {isText: boolean; decorations: DecorationSet};
  const build = (state: EditorState, isText: boolean): Head => {
    const end = headOf(state.doc.toString()).length;
    const isShown = !isText && end > 0;
    return {isText, decorations: isShown ? Decoration.set(headWidget(state, site).range(0, end)) : Decoration.none};
  };
  const field = StateField.define<Head>({
    create: (state) => build(state, false),
    update: (value, {effects, docChanged, state}) => {
      const effect = effects.find((one) => one.is(showHead));
      return effect || docChanged ? build(state, effect ? effect.value : value.isText) : value;
    },
    provide: (self) => EditorView.decorations.from(self, ({decorations}) => decorations),
  });
  const rangeOf = (state: EditorState): [number, number] | undefined => {
    const {decorations} = state.field(field);
    return decorations.size > 0 ? [0, decorations.iter().to] : undefined;
  };
  return [
    field,
    EditorView.atomicRanges.of((view) => view.state.field(field).decorations),
    EditorState.changeFilter.of((transaction) => {
      const isTyped = ['input', 'delete', 'move'].some((one) => transaction.isUserEvent(one));
      return (isTyped && rangeOf(transaction.startState)) || true;
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
