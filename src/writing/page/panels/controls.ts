import type {Control, Value} from '../../messagesOfPanels';
import {glyphChoice} from './glyphs';
import {freshId, make} from './make';
import styles from './controls.module.css';

/** What somebody chose or typed; undefined takes the value away. */
export type Wanted = Exclude<Value, null> | undefined;
/** Writes it, and says why not if it is refused. */
export type Set = (wanted: Wanted) => Promise<string | undefined>;

const shownIn = (value: Value | undefined): string =>
  typeof value === 'object' ? (value ?? []).join('\n') : String(value ?? '');

const wantedOf = ({kind, required}: Control, words: string): Wanted => {
  const tidy = words.trim();
  if (kind === 'list') return tidy.split(/\s*\n\s*/);
  if (!tidy) return required ? '' : undefined;
  return kind === 'number' ? Number(tidy) : tidy;
};

type Parts = {
  row: HTMLElement;
  fault: HTMLElement;
  describe: (input: HTMLElement) => void;
  tell: (why?: string) => void;
};

/** A row with the name of a control, what its schema says about it, and room for why a value is refused. */
function rowFor({name, about, required}: Control, isGroup: boolean): Parts {
  const id = freshId();
  const label = make('span', {className: styles.name}, name, ...(required ? [] : [make('small', {}, ' optional')]));
  const hint = make('span', {className: styles.hint, id: `${id}-hint`}, about);
  const fault = make('span', {className: styles.fault, id: `${id}-fault`, attributes: {role: 'alert'}});
  const row = isGroup
    ? make('fieldset', {className: styles.row}, make('legend', {}, label))
    : make('label', {className: styles.row}, label);
  return {
    row,
    fault,
    describe: (input) => {
      input.setAttribute('aria-describedby', `${hint.id} ${fault.id}`);
      row.append(input, hint, fault);
    },
    tell: (why) => {
      fault.textContent = why ?? '';
      row.toggleAttribute('data-refused', Boolean(why));
    },
  };
}

function typed(control: Control, value: Value | undefined, set: Set): HTMLElement {
  const {kind, longest} = control;
  const parts = rowFor(control, false);
  const isLong = kind === 'list' || (longest ?? 0) > 60;
  const input = isLong
    ? make('textarea', {rows: kind === 'list' ? 4 : 3})
    : make('input', {type: kind === 'day' ? 'date' : 'text'});
  input.value = shownIn(value);
  let known = input.value;
  const count = make('span', {className: styles.count});
  const measure = () => {
    count.textContent = longest ? `${input.value.length} of ${longest}` : '';
  };
  const save = async () => {
    if (input.value === known) return;
    const asked = input.value;
    const refused = await set(wantedOf(control, asked));
    parts.tell(refused);
    if (!refused) known = asked;
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
  parts.describe(input);
  parts.row.insertBefore(count, parts.fault);
  return parts.row;
}

function switched(control: Control, value: Value | undefined, set: Set): HTMLElement {
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

/** More than this, and a list is easier to read than a row. */
const fewest = 5;

function selected(control: Control, value: Value | undefined, set: Set): HTMLElement {
  const {choices = [], required} = control;
  const parts = rowFor(control, false);
  const input = make('select', {}, ...(required && value !== undefined ? [] : [make('option', {value: ''}, '—')]));
  choices.forEach(({words}, at) => input.append(make('option', {value: String(at)}, words)));
  let known = choices.findIndex((one) => one.value === value);
  const showKnown = () => {
    input.value = known < 0 ? '' : String(known);
  };
  showKnown();
  input.addEventListener('change', () => {
    const at = input.value === '' ? -1 : Number(input.value);
    void set(choices[at]?.value).then((refused) => {
      parts.tell(refused);
      if (!refused) known = at;
      else showKnown();
    });
  });
  parts.describe(input);
  return parts.row;
}

function picked(control: Control, value: Value | undefined, set: Set): HTMLElement {
  const {choices = [], required, kind} = control;
  const parts = rowFor(control, true);
  const group = freshId();
  const all = [...(required ? [] : [{value: undefined, words: 'none'}]), ...choices];
  let known = all.findIndex((one) => one.value === value);
  const radios = all.map(({words}, at) => {
    const radio = make('input', {type: 'radio', name: group, checked: at === known});
    const swatch = make('span', {className: styles.swatch, attributes: {'data-hue': words, 'aria-hidden': 'true'}});
    const isHue = kind === 'hue' && all[at]?.value !== undefined;
    return {radio, label: make('label', {className: styles.option}, radio, ...(isHue ? [swatch] : []), words)};
  });
  radios.forEach(({radio}, at) => {
    radio.addEventListener('change', () => {
      void set(all[at]?.value).then((refused) => {
        parts.tell(refused);
        if (!refused) known = at;
        else radios.slice(known, known + 1).forEach((one) => (one.radio.checked = true));
      });
    });
  });
  parts.describe(make('span', {className: styles.options}, ...radios.map(({label}) => label)));
  return parts.row;
}

function drawn(control: Control, value: Value | undefined, set: Set): HTMLElement {
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
export function controlFor(control: Control, value: Value | undefined, set: Set): HTMLElement {
  if (value === null) {
    const parts = rowFor(control, false);
    parts.describe(make('span', {}, 'This value is computed, and is changed in the file.'));
    return parts.row;
  }
  if (control.kind === 'switch') return switched(control, value, set);
  if (control.kind === 'icon' || control.kind === 'mark') return drawn(control, value, set);
  if (control.kind === 'hue') return picked(control, value, set);
  if (control.kind === 'choice')
    return (control.choices?.length ?? 0) > fewest ? selected(control, value, set) : picked(control, value, set);
  return typed(control, value, set);
}
