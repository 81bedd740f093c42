import type {Control, Value} from '../../messagesOfPanels';
import styles from './controls.module.css';
import {freshId, make} from './make';
import {rowFor, type Save, type Wanted} from './row';

type Option = {value: Wanted; words: string};

function selected(control: Control, value: Value | undefined, save: Save): HTMLElement {
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
    void save(choices[at]?.value).then((refused) => {
      parts.tell(refused);
      if (!refused) known = at;
      else showKnown();
    });
  });
  parts.describe(input);
  return parts.row;
}

/** What can be chosen, and nothing at all where the value is optional. */
const optionsOf = ({choices = [], required}: Control): Option[] => [
  ...(required ? [] : [{value: undefined, words: 'Default'}]),
  ...choices,
];

function markOf(kind: Control['kind'], {value, words}: Option): Node[] {
  if (kind !== 'hue' || value === undefined) return [];
  return [make('span', {className: styles.swatch, attributes: {'data-hue': words, 'aria-hidden': 'true'}})];
}

/** Writes what is chosen. Arrow keys are faster than the doctor: of several, only the last one is written. */
function lastOf(first: number, write: (at: number) => Promise<string | undefined>, done: (known: number) => void) {
  let known = first;
  let wanted = first;
  let isWriting = false;
  return async (at: number): Promise<void> => {
    wanted = at;
    if (isWriting) return;
    isWriting = true;
    while (wanted !== known) {
      const asked = wanted;
      const refused = await write(asked);
      if (!refused) known = asked;
      else if (wanted === asked) wanted = known;
    }
    isWriting = false;
    done(known);
  };
}

function picked(control: Control, value: Value | undefined, save: Save): HTMLElement {
  const {kind} = control;
  const parts = rowFor(control, true);
  const options = optionsOf(control);
  const group = freshId();
  const radios = options.map(() => make('input', {type: 'radio', name: group}));
  const check = (at: number) => {
    radios.forEach((radio, index) => (radio.checked = index === at));
  };
  const write = async (at: number) => {
    const refused = await save(options[at]?.value);
    parts.tell(refused);
    return refused;
  };
  const known = options.findIndex((one) => one.value === value);
  const choose = lastOf(known, write, check);
  const labels = radios.map((radio, at) => {
    const option = options[at] ?? {value: undefined, words: ''};
    radio.addEventListener('change', () => void choose(at));
    const words = make('span', {className: styles.words}, radio, ...markOf(kind, option), option.words);
    return make('label', {className: styles.option}, words);
  });
  check(known);
  parts.describe(make('span', {className: styles.options}, ...labels));
  return parts.row;
}

/** More than this, and a list is easier to read than a row. */
const most = 5;

/** One of several values. */
export function choice(control: Control, value: Value | undefined, save: Save): HTMLElement {
  const {kind, choices = []} = control;
  return kind === 'hue' || choices.length <= most ? picked(control, value, save) : selected(control, value, save);
}
