import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import {insertBlock} from '../commands';
import type {Catalog, ComponentGuide, Control, Item} from '../protocol';
import {elementsAround, elementsIn} from './tags';

/** The items for a query, the best match first. A part of something comes after a whole. */
export function ranked<One extends Item>(items: readonly One[], query: string): One[] {
  const sought = query.trim().toLowerCase();
  const rank = ({words, about, value, isPart}: Item) => {
    const [name, more] = [words.toLowerCase(), `${about} ${value}`.toLowerCase()];
    const found = [
      name.startsWith(sought),
      ` ${name}`.includes(` ${sought}`),
      name.includes(sought),
      more.includes(sought),
    ];
    return found.includes(true) ? found.indexOf(true) + (isPart ? 3.5 : 0) : undefined;
  };
  const all = items.map((item) => ({item, rank: rank(item)})).filter((one) => one.rank !== undefined);
  return all.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({item}) => item);
}

/** Components that may stand at a place: where other pages have them, and not a second time if once is enough. */
export function componentsAt(catalog: Catalog, text: string, at: number): ComponentGuide[] {
  const around = elementsAround(elementsIn(text), at).at(-1)?.name ?? '';
  return catalog.components.filter(
    ({words, inside, once}) => inside.includes(around) && !(once && text.includes(`<${words}`)),
  );
}

function valuesOf({values: known, icons, marks, destinations}: Catalog, {kind, choices}: Control): Item[] {
  if (kind === 'address') return destinations;
  const lists: Readonly<Record<string, readonly string[]>> = {icon: icons, mark: marks, switch: ['true', 'false']};
  const values = lists[kind] ?? choices;
  const about = (value: string) => known.find((one) => one.value.includes(`"${value}"`))?.words ?? '';
  return values.map((value) => ({words: value, about: about(value), value}));
}

type Put = (view: EditorView, item: Item, from: number, to: number) => void;
const replace: Put = (view, {value}, from, to) =>
  view.dispatch({
    changes: {from, to, insert: value},
    selection: {anchor: from + value.length},
    userEvent: 'input.complete',
  });

/** The options for what is typed from a place on. */
function resultOf(from: number, typed: string, items: readonly Item[], put: Put = replace): CompletionResult {
  const options = ranked(items, typed)
    .slice(0, 100)
    .map((item) => ({
      label: item.words,
      detail: item.about,
      apply: (view: EditorView, _option: Completion, start: number, to: number) => put(view, item, start, to),
    }));
  return {from, options, filter: false};
}

/** A list that was asked for, in which all that is typed is searched. */
function listOf(from: number, typed: string, items: readonly Item[], put?: Put): CompletionResult {
  const update: NonNullable<CompletionResult['update']> = (_now, start, to, {state}) =>
    listOf(start, state.sliceDoc(start, to), items, put);
  return {...resultOf(from, typed, items, put), update};
}

/** Inserts an address and leaves the parentheses; a link without words gets those of its target. */
const putAddress: Put = (view, {words, value}, from, to) => {
  const {state} = view;
  const title = state.sliceDoc(from - 3, from) === '[](' ? words : '';
  const end = Number(state.sliceDoc(to, to + 1) === ')');
  view.dispatch({
    changes: [
      {from: from - 2, insert: title},
      {from, to, insert: value},
    ],
    selection: {anchor: from + title.length + value.length + end},
    userEvent: 'input.complete',
  });
};

const putComponent =
  (components: readonly ComponentGuide[], before = 0): Put =>
  (view, {words}, from, to) => {
    const source = components.find((one) => one.words === words)?.source ?? '';
    const start = from - before;
    // Such as a claim in a sentence.
    if (!source.includes('\n') && view.state.doc.lineAt(start).from < start) {
      view.dispatch({
        changes: {from: start, to, insert: source},
        selection: {anchor: start + source.length},
        userEvent: 'input.complete',
      });
      return;
    }
    view.dispatch({changes: {from: start, to}, userEvent: 'input.complete'});
    insertBlock(view, source, start);
  };

/** A prop with its quotes, and the values that it takes. */
const putProp =
  (props: readonly Control[]): Put =>
  (view, item, from, to) => {
    const kind = props.find(({name}) => name === item.value)?.kind;
    if (kind === 'switch') return replace(view, item, from, to);
    const value = `${item.value}=${kind === 'number' ? '{}' : '""'}`;
    replace(view, {...item, value}, from, to);
    view.dispatch({selection: {anchor: from + value.length - 1}});
    startCompletion(view);
  };

let isAsked = false;

/** Opens the list of components at the caret. */
export function offerComponents(view: EditorView): void {
  const {state} = view;
  if (state.doc.lineAt(state.selection.main.head).text.trim()) insertBlock(view, '');
  isAsked = true;
  startCompletion(view);
}

/** Completes what is typed with what the site has. Each key updates the list at once, so that a quick Enter is for it. */
export const completeFrom = (catalogNow: () => Catalog) => {
  const source = (context: CompletionContext): CompletionResult | null => {
    const result = completed(catalogNow(), context);
    return result && {update: (_now, _from, _to, now) => source(now), ...result};
  };
  return source;
};

function completed(catalog: Catalog, {state, pos}: CompletionContext): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  const before = state.sliceDoc(Math.max(0, pos - 600), pos);
  const text = state.doc.toString();
  const wasAsked = isAsked;
  isAsked = false;

  // The fields of the page have a form.
  if (pos < headOf(text).length) return null;
  const [, link] = /\]\(([^)\n]*)$/.exec(before) ?? [];
  if (link !== undefined) {
    const elsewhere = /^https?:\/\/./.test(link) ? [{words: link, about: 'Another site', value: link}] : [];
    return resultOf(pos - link.length, link, [...elsewhere, ...catalog.destinations], putAddress);
  }

  const propsOf = (owner: string | undefined) => catalog.components.find(({words}) => words === owner)?.props ?? [];
  const [, owner, prop, value = ''] = /<([A-Z]\w*)(?:\s[^<>]*)?\s([\w-]+)=["{]([^"{}<>]*)$/.exec(before) ?? [];
  const control = propsOf(owner).find(({name}) => name === prop);
  if (control) return resultOf(pos - value.length, value, valuesOf(catalog, control));

  const [, tag, given = '', begun = ''] =
    /<([A-Z]\w*)((?:\s+[\w-]+(?:="[^"]*"|=\{[^{}]*\})?)*)\s+([\w-]*)$/.exec(before) ?? [];
  if (tag) {
    const props = propsOf(tag).filter(({name}) => !new RegExp(`\\s${name}[=\\s]`).test(`${given} `));
    const items = props.map(({name, about, required}) => ({
      words: name,
      about: required ? about : `${about} (optional)`,
      value: name,
    }));
    return resultOf(pos - begun.length, begun, items, putProp(props));
  }
  // A slash asks for components on a line of its own only; elsewhere it is a slash.
  const left = line.text.slice(0, pos - line.from);
  const isAlone = line.text.slice(pos - line.from).trim() === '';
  const [all = '', name] = (isAlone ? /(?:<|^\/)(\w*)$/ : /<(\w*)$/).exec(left) ?? [];
  if (!wasAsked && name === undefined) return null;
  const start = pos - all.length;
  const fitting = componentsAt(catalog, text.slice(0, start) + text.slice(pos), start);
  if (name === undefined) return listOf(pos, '', fitting, putComponent(fitting));
  return resultOf(pos - name.length, name, fitting, putComponent(fitting, 1));
}
