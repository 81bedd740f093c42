import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import {insertBlock} from '../commands';
import type {Catalog, Choice, ComponentGuide, Control} from '../protocol';

/** What the lists are for, and how what is chosen gets into the text. */
type Apply = NonNullable<Exclude<Completion['apply'], string>>;

const optionOf = ({value, about}: Choice, apply: Completion['apply'] = value): Completion => ({
  // What it means is searched as well.
  label: `${value} ${about}`,
  displayLabel: value,
  detail: about,
  apply,
});

/** While these are typed, CodeMirror filters the list itself. */
const inWord = /^[\w-]*$/;
const inValue = /^[^"{}<>()\n]*$/;

const insert = (view: EditorView, value: string, from: number, to: number, caret = value.length) =>
  view.dispatch({changes: {from, to, insert: value}, selection: {anchor: from + caret}, userEvent: 'input.complete'});

/** Leaves the parentheses of a link behind an address. */
const applyAddress: Apply = (view, {displayLabel = ''}, from, to) =>
  insert(view, `${displayLabel})`, from, to + Number(view.state.sliceDoc(to, to + 1) === ')'));

/** A component of several lines gets a block of its own; one such as a claim stays in its sentence. */
const applyComponent =
  ({source}: ComponentGuide): Apply =>
  (view, _option, from, to) => {
    const start = from - Number(/[</]/.test(view.state.sliceDoc(from - 1, from)));
    if (!source.includes('\n') && view.state.doc.lineAt(start).from < start) return insert(view, source, start, to);
    view.dispatch({changes: {from: start, to}, userEvent: 'input.complete'});
    // At its first words.
    insertBlock(view, source, source.search(/(?<=\n\n(?:#+ )?)\w|$/));
  };

/** A prop with its quotes, and then its values. */
const applyProp =
  ({name, kind}: Control): Apply =>
  (view, _option, from, to) => {
    if (kind === 'switch') return insert(view, name, from, to);
    const value = `${name}=${kind === 'number' ? '{}' : '""'}`;
    insert(view, value, from, to, value.length - 1);
    startCompletion(view);
  };

/** Not a second time if once is enough, and only inside of the component that it belongs to. */
const mayBe = ({value, inside, once}: ComponentGuide, text: string, before: string) =>
  !(once && text.includes(`<${value}`)) &&
  (!inside || before.lastIndexOf(`<${inside}`) > before.lastIndexOf(`</${inside}>`));

/** Completes what is typed with what the site has. Ctrl+Space also asks for components where nothing is typed. */
export const completeFrom =
  (catalogNow: () => Catalog) =>
  ({state, pos, explicit}: CompletionContext): CompletionResult | null => {
    const {components, lists} = catalogNow();
    const text = state.doc.toString();
    const before = text.slice(0, pos);
    const near = before.slice(-600);
    const propsOf = (owner: string) => components.find(({value}) => value === owner)?.props ?? [];

    // The fields of the page have a form.
    if (pos < headOf(text).length) return null;
    const [, link] = /\]\(([^)\n]*)$/.exec(near) ?? [];
    if (link !== undefined) {
      const options = (lists.address ?? []).map((one) => optionOf(one, applyAddress));
      return {from: pos - link.length, options, validFor: inValue};
    }
    const [, owner = '', prop, value = ''] = /<([A-Z]\w*)(?:\s[^<>]*)?\s([\w-]+)=["{]([^"{}<>]*)$/.exec(near) ?? [];
    const control = propsOf(owner).find(({name}) => name === prop);
    if (control) {
      const choices = lists[`${owner} ${prop}`] ?? lists[control.list] ?? control.choices;
      return {from: pos - value.length, options: choices.map((one) => optionOf(one)), validFor: inValue};
    }
    const [, tag = '', given = '', begun = ''] =
      /<([A-Z]\w*)((?:\s+[\w-]+(?:="[^"]*"|=\{[^{}]*\})?)*)\s+([\w-]*)$/.exec(near) ?? [];
    if (tag) {
      const missing = propsOf(tag).filter(({name}) => !new RegExp(`\\s${name}[=\\s]`).test(`${given} `));
      const options = missing.map((one) => optionOf({value: one.name, about: one.about}, applyProp(one)));
      return {from: pos - begun.length, options, validFor: inWord};
    }
    // A slash asks for components on a line of its own; elsewhere it is a slash.
    const isAlone = /^\s*\/\w*\s*$/.test(state.doc.lineAt(pos).text);
    const name = (isAlone ? /[</](\w*)$/ : /<(\w*)$/).exec(near)?.[1] ?? (explicit ? '' : undefined);
    if (name === undefined) return null;
    const fitting = components.filter((one) => mayBe(one, text, before));
    return {
      from: pos - name.length,
      options: fitting.map((one) => optionOf(one, applyComponent(one))),
      validFor: inWord,
    };
  };
