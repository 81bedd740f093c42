import type {Control, Value} from '../../messagesOfPanels';
import {choice} from './choice';
import {glyphChoice} from './glyphs';
import {freshId, make} from './make';
import {rowFor, type Save, type Wanted} from './row';
import styles from './controls.module.css';

const shownIn = (value: Value | undefined): string =>
  typeof value === 'object' ? (value ?? []).join('\n') : String(value ?? '');

const wantedOf = ({kind, required}: Control, words: string): Wanted => {
  const tidy = words.trim();
  if (kind === 'list') return tidy.split(/\s*\n\s*/);
  if (!tidy) return required ? '' : undefined;
  return kind === 'number' ? Number(tidy) : tidy;
};

function typed(control: Control, value: Value | undefined, set: Save): HTMLElement {
  const {kind, longest} = control;
  const parts = rowFor(control, false);
  const isLong = kind === 'list' || (longest ?? 0) > 60;
  const input = isLong
    ? make('textarea', {rows: kind === 'list' ? 4 : 3})
    : make('input', {type: kind === 'day' ? 'date' : 'text'});
  input.value = shownIn(value);
  let known = input.value;
  const count = make('span', {className: styles.count, id: freshId()});
  const measure = () => {
    count.textContent = longest ? `${input.value.length} of ${longest}` : '';
    input.toggleAttribute('data-unsaved', input.value !== known);
  };
  const save = async () => {
    const asked = input.value;
    if (asked === known) return;
    const before = known;
    // Enter and leaving the field save once.
    known = asked;
    measure();
    const refused = await set(wantedOf(control, asked));
    parts.tell(refused);
    if (refused) known = before;
    measure();
  };
  input.addEventListener('input', measure);
  input.addEventListener('change', () => void save());
  input.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Enter' && kind !== 'list') {
      event.preventDefault();
      void save();
    }
  });
  measure();
  parts.describe(input, count);
  return parts.row;
}

function switched(control: Control, value: Value | undefined, set: Save): HTMLElement {
  const parts = rowFor(control, false);
  const input = make('input', {type: 'checkbox', checked: value === true});
  input.addEventListener('change', () => {
    void set(input.checked || undefined).then((refused) => {
      parts.tell(refused);
      if (refused) input.checked = !input.checked;
    });
  });
  parts.describe(input);
  return parts.row;
}

function drawn(control: Control, value: Value | undefined, set: Save): HTMLElement {
  const parts = rowFor(control, true);
  const kind = control.kind === 'mark' ? 'mark' : 'icon';
  const choose = async (name: string | undefined) => {
    const refused = await set(name);
    parts.tell(refused);
    return !refused;
  };
  parts.describe(
    glyphChoice({kind, value: typeof value === 'string' ? value : undefined, required: control.required}, choose),
  );
  return parts.row;
}

/** The control that fits what a prop or a field takes. A value that is computed is shown and not changed. */
export function controlFor(control: Control, value: Value | undefined, set: Save): HTMLElement {
  if (value === null) {
    const parts = rowFor(control, true);
    parts.describe(make('span', {}, 'This value is computed, and is changed in the file.'));
    return parts.row;
  }
  if (control.kind === 'switch') return switched(control, value, set);
  if (control.kind === 'icon' || control.kind === 'mark') return drawn(control, value, set);
  if (control.kind === 'hue' || control.kind === 'choice') return choice(control, value, set);
  return typed(control, value, set);
}
