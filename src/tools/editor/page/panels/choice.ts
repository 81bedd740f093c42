import type {Control, Value} from '../../messagesOfPanels';
import styles from './controls.module.css';
import {freshId, make} from './make';
import type {Pictures} from './pictures';
import {rowFor, type Save, type Wanted} from './row';

/** The first of its values is what choosing it writes. */
type Option = {values: readonly Wanted[]; words: string};

/** The markup of the component with an option; undefined where it cannot be drawn. */
type Look = string | undefined;

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

/** What can be chosen. Where no value at all looks like one of them, that one stands for both. */
function optionsOf({choices = [], required}: Control, looks: readonly Look[]): Option[] {
  const [without, ...others] = looks;
  const usual = without === undefined ? -1 : others.indexOf(without);
  const options = choices.map(({value, words}, at) => ({values: at === usual ? [undefined, value] : [value], words}));
  return required || usual >= 0 ? options : [{values: [undefined], words: 'none'}, ...options];
}

function markOf(kind: Control['kind'], {values: [value], words}: Option): Node[] {
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

/** Puts the pictures above the words, and new ones whenever the page is drawn anew. */
function illustrate(labels: readonly HTMLElement[], drawn: () => Look[], first: readonly Look[], pictures: Pictures) {
  const show = (looks: readonly Look[]) => {
    labels.forEach((label, at) => {
      label.querySelector(':scope > [inert]')?.remove();
      const look = looks[at];
      if (look !== undefined) label.prepend(pictures.picture(look));
    });
  };
  show(first);
  pictures.onRedraw(() => {
    show(drawn());
  });
}

function picked(control: Control, value: Value | undefined, save: Save, pictures: Pictures | undefined): HTMLElement {
  const {name, kind, choices = []} = control;
  const parts = rowFor(control, true);
  const all: Wanted[] = [undefined, ...choices.map((one) => one.value)];
  const looks = pictures?.markups(name, all) ?? [];
  // Pictures that are all the same say nothing.
  const isSeen = new Set(looks).size > 1;
  const options = optionsOf(control, isSeen ? looks : []);
  const known = options.findIndex(({values}) => values.some((one) => one === value));
  const group = freshId();
  const radios = options.map(() => make('input', {type: 'radio', name: group}));
  const check = (at: number) => {
    radios.forEach((radio, index) => (radio.checked = index === at));
  };
  const write = async (at: number) => {
    const refused = await save(options[at]?.values[0]);
    parts.tell(refused);
    return refused;
  };
  const choose = lastOf(known, write, check);
  const labels = radios.map((radio, at) => {
    const option = options[at] ?? {values: [], words: ''};
    const usual = option.values.length > 1 ? [make('small', {}, 'default')] : [];
    const words = make('span', {className: styles.words}, radio, ...markOf(kind, option), option.words, ...usual);
    radio.addEventListener('change', () => void choose(at));
    return make('label', {className: styles.option}, words);
  });
  check(known);
  const list = make('span', {className: styles.options}, ...labels);
  if (pictures && isSeen) {
    list.dataset.pictured = pictures.isWide ? 'wide' : '';
    const written = options.map(({values}) => values[0]);
    const first = written.map((one) => looks[all.indexOf(one)]);
    illustrate(labels, () => pictures.markups(name, written), first, pictures);
  }
  parts.describe(list);
  return parts.row;
}

/** More than this, and a list is easier to read than a row; with a picture each, than a wall of them. */
const most = {words: 5, pictures: 9};

/** One of several values. Where they look different, each is a small picture. */
export function choice(control: Control, value: Value | undefined, save: Save, pictures?: Pictures): HTMLElement {
  const {kind, choices = []} = control;
  const shown = pictures && choices.length <= most.pictures ? pictures : undefined;
  if (kind === 'hue' || shown || choices.length <= most.words) return picked(control, value, save, shown);
  return selected(control, value, save);
}
