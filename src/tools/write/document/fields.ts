import {parseDocument, stringify} from 'yaml';
import type {EditorView} from '@codemirror/view';
import {headOf} from '../../../mdx/frontMatter';
import {form, openDialog} from '../dom';
import type {Control} from '../protocol';
import {lines} from '../commands';

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
  const end = head.includes('\r\n') ? '\r\n' : '\n';
  const style = {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0} as const;
  const line = text && `${control.name}: ${stringify(valueOf(control, text), style).trimEnd()}${end}`;
  // The lines of a list are indented or begin with a dash and a space.
  const old = new RegExp(`^${control.name}:[^\\n]*\\n(?:(?:[ \\t]|- )[^\\n]*\\n)*`, 'm');
  return old.test(head) ? head.replace(old, () => line) : head.replace(/---$/, () => `${line}---`);
}

const isLong = /description|summary|details/;

/** The fields at the top of the page as a form. */
export function openFields(view: EditorView, fields: readonly Control[]): void {
  const head = () => headOf(view.state.sliceDoc());
  const values = valuesIn(head());
  const inputs = fields.map(({name, about, kind, required, choices}) => ({
    name,
    words: `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/_/g, ' ')}`,
    about,
    value: plain(values[name]),
    lines: kind === 'list' ? 4 : isLong.test(name) ? 3 : 1,
    ...(kind === 'choice' && {choices: required ? choices : ['', ...choices]}),
    ...(kind === 'switch' && {choices: ['', 'true', 'false']}),
  }));
  const dialog = openDialog(
    'Fields of the page',
    form(inputs, 'Done', (given) => {
      const insert = fields.reduce((now, field) => withField(now, field, given[field.name] ?? ''), head());
      const to = headOf(view.state.doc.toString()).length;
      if (insert !== head()) view.dispatch({changes: {from: 0, to, insert: lines(insert)}, userEvent: 'fields'});
      dialog.close();
      view.focus();
    }),
  );
}
