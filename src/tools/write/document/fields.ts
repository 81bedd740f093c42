import {parseDocument, stringify} from 'yaml';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import {openForm} from '../dom';
import type {Control} from '../protocol';

const plain = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));

const valuesIn = (head: string) =>
  (parseDocument(head.replace(/^---|---$/g, '')).toJS() ?? {}) as Record<string, unknown>;

function valueOf({kind}: Control, text: string): unknown {
  if (kind === 'number') return Number(text);
  if (kind === 'switch') return text === 'true';
  const rows = text.split('\n').map((one) => one.trim());
  return kind === 'list' ? rows.filter(Boolean) : rows.join(' ');
}

/** Sets a field in the front matter, or removes it, and changes nothing else. */
export function withField(head: string, control: Control, text: string): string {
  if (plain(valuesIn(head)[control.name]) === text) return head;
  const style = {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0} as const;
  const line = text && `${control.name}: ${stringify(valueOf(control, text), style).trimEnd()}\n`;
  // The lines of a list are indented or begin with a dash and a space.
  const old = new RegExp(`^${control.name}:[^\\n]*\\n(?:(?:[ \\t]|- )[^\\n]*\\n)*`, 'm');
  return old.test(head) ? head.replace(old, () => line) : head.replace(/---$/, () => `${line}---`);
}

/** The fields at the top of the page as a form. */
export function openFields(view: EditorView, fields: readonly Control[]): void {
  const headNow = () => headOf(view.state.sliceDoc());
  const values = valuesIn(headNow());
  const inputs = fields.map(({name, about, kind, choices}) => {
    const value = plain(values[name]);
    const known = kind === 'switch' ? ['true', 'false'] : choices.map((one) => one.value);
    const lines = kind === 'list' ? 4 : Math.ceil((value.length + 1) / 60);
    return {name, words: name.replace(/_/g, ' '), about, value, lines, choices: known.length > 0 ? ['', ...known] : []};
  });
  openForm('Fields of the page', '', inputs, 'Done', (given) => {
    const head = headNow();
    const insert = fields.reduce((now, field) => withField(now, field, given[field.name] ?? ''), head);
    if (insert !== head) view.dispatch({changes: {from: 0, to: head.length, insert}});
    return '';
  });
}
