import type {Completion, CompletionContext, CompletionResult} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import {el, ranked, type Item} from '../dom';
import {messages} from '../messages';
import type {Catalog, ComponentGuide, Control} from '../protocol';
import {elementsAround, elementsIn} from './tags';

/** Components that may stand at a place: where other pages have them, and not a second time if once is enough. */
export function componentsAt(catalog: Catalog, text: string, at: number): ComponentGuide[] {
  const elements = elementsIn(text);
  const around = elementsAround(elements, at).at(-1)?.name ?? '';
  const has = (name: string) => text.includes(`<${name}`);
  return catalog.components.filter(({name, inside, once}) => inside.includes(around) && !(once && has(name)));
}

export const componentItems = (components: readonly ComponentGuide[]): Item[] =>
  components.map(({name, about, gallery}) => ({words: name, about, value: name, preview: gallery}));

/** Pages first, then their headings. */
export const destinationItems = ({destinations}: Catalog): Item[] =>
  destinations.map(({to, words, page}) => ({
    words,
    about: page ? `${page}, ${to}` : to,
    value: to,
    isPart: page !== '',
  }));

export const chipItems = ({chips}: Catalog): Item[] =>
  chips.map(({source, words, about}) => ({words: words || '–', about, value: source}));

export const iconItems = ({icons, marks}: Catalog, kind: 'icon' | 'mark'): Item[] =>
  (kind === 'icon' ? icons : marks).map((name) => ({
    words: name,
    about: '',
    value: name,
    icon: `/write/${kind}/${name}`,
  }));

function valuesOf(catalog: Catalog, {kind, choices}: Control): Item[] {
  if (kind === 'icon' || kind === 'mark') return iconItems(catalog, kind);
  if (kind === 'address') return destinationItems(catalog);
  const values = kind === 'switch' ? ['true', 'false'] : choices;
  const wordsOf = (value: string) => catalog.chips.find(({source}) => source.includes(`"${value}"`))?.words ?? '';
  return values.map((value) => ({words: value, about: wordsOf(value), value}));
}

type Shown = Completion & {picture?: string | undefined};

function resultOf(
  from: number,
  typed: string,
  items: readonly Item[],
  apply?: (item: Item) => Completion['apply'],
): CompletionResult {
  const options = ranked(items, typed)
    .slice(0, 100)
    .map((item): Shown => {
      const {words, about, value, icon, preview} = item;
      return {
        label: words,
        detail: preview ? '' : about,
        apply: apply?.(item) ?? value,
        picture: icon,
        ...(preview && {
          info: () =>
            el('div', {}, el('p', {}, about), el('iframe', {src: preview, className: 'live', title: messages.preview})),
        }),
      };
    });
  return {from, options, filter: false};
}

/** The picture of an icon before its name. */
export const addPicture = {
  position: 20,
  render: ({picture}: Shown) => (picture ? el('img', {src: picture, alt: '', width: 18, height: 18}) : null),
};

const named = (controls: readonly Control[]): Item[] =>
  controls.map(({name, about, required}) => ({
    words: name,
    about: required ? about : `${about} ${messages.optional}`,
    value: name,
  }));

type Insert = (view: EditorView, source: string, from: number, to: number) => void;

/** Completes what is typed with what the site has. */
export const completeFrom =
  (catalogNow: () => Catalog, insert: Insert) =>
  (context: CompletionContext): CompletionResult | null => {
    const {state, pos} = context;
    const catalog = catalogNow();
    const line = state.doc.lineAt(pos);
    const before = state.doc.sliceString(Math.max(0, pos - 600), pos);
    const text = state.doc.toString();
    const head = headOf(text).length;

    const [, token] = /(?:^|[^{])\{([a-z]*(?::[a-z-]*)?)$/.exec(before) ?? [];
    if (token !== undefined && pos < head) {
      const items = catalog.chips.map((one) => ({
        words: one.token.slice(1, -1),
        about: one.words,
        value: one.token.slice(1),
      }));
      return resultOf(pos - token.length, token, items);
    }
    if (pos < head) return null;
    const [, link] = /\]\(([^)\s]*)$/.exec(before) ?? [];
    if (link !== undefined) return resultOf(pos - link.length, link, destinationItems(catalog));

    const [, owner, prop, value = ''] = /<([A-Z]\w*)(?:\s[^<>]*)?\s([\w-]+)=["{]([^"{}<>]*)$/.exec(before) ?? [];
    const component = (name: string | undefined) => catalog.components.find((one) => one.name === name);
    const control = component(owner)?.props.find(({name}) => name === prop);
    if (control) return resultOf(pos - value.length, value, valuesOf(catalog, control));

    const [, tag, given = '', begun = ''] =
      /<([A-Z]\w*)((?:\s+[\w-]+(?:="[^"]*"|=\{[^{}]*\})?)*)\s+([\w-]*)$/.exec(before) ?? [];
    if (tag) {
      const props = component(tag)?.props.filter(({name}) => !new RegExp(`\\s${name}[=\\s]`).test(`${given} `)) ?? [];
      const put = (item: Item) => {
        const kind = props.find(({name}) => name === item.value)?.kind;
        if (kind === 'switch') return item.value;
        const [open, close] = kind === 'number' ? ['{', '}'] : ['"', '"'];
        return (view: EditorView, _one: Completion, from: number, to: number) => {
          const source = `${item.value}=${open}${close}`;
          view.dispatch({
            changes: {from, to, insert: source},
            selection: {anchor: from + source.length - 1},
            userEvent: 'input.complete',
          });
        };
      };
      return resultOf(pos - begun.length, begun, named(props), put);
    }
    const [all, name] = /(?:<|^\/)(\w*)$/.exec(line.text.slice(0, pos - line.from)) ?? [];
    if (all === undefined || name === undefined) return null;
    const fitting = componentsAt(catalog, text.slice(0, pos - all.length) + text.slice(pos), pos - all.length);
    const put =
      ({value: chosen}: Item) =>
      (view: EditorView, _one: Completion, _from: number, to: number) =>
        insert(view, component(chosen)?.source ?? '', to - all.length, to);
    return resultOf(pos - name.length, name, componentItems(fitting), put);
  };
