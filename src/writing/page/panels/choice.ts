import type {Control, Value} from '../../messagesOfPanels';
import styles from './controls.module.css';
import {freshId, make} from './make';
import type {Pictures} from './pictures';
import {rowFor, type Save, type Wanted} from './row';

/** The first of its values is what choosing it writes. */
type Option = {values: readonly Wanted[]; words: string};

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
function optionsOf({choices = [], required}: Control, looks: readonly (string | undefined)[]): Option[] {
  const [without, ...others] = looks;
  const usual = without === undefined ? -1 : others.indexOf(without);
  const options = choices.map(({value, words}, at) => ({values: at === usual ? [undefined, value] : [value], words}));
  return required || usual >= 0 ? options : [{values: [undefined], words: 'none'}, ...options];
}

function markOf(kind: Control['kind'], {values: [value], words}: Option): Node[] {
  if (kind !== 'hue' || value === undefined) return [];
  return [make('span', {className: styles.swatch, attributes: {'data-hue': words, 'aria-hidden': 'true'}})];
}

function picked(control: Control, value: Value | undefined, save: Save, pictures: Pictures | undefined): HTMLElement {
  const {name, kind, choices = []} = control;
  const parts = rowFor(control, true);
  const all = [undefined, ...choices.map((one) => one.value)];
  const looks = pictures?.markups(name, all) ?? [];
  // Pictures that are all the same say nothing.
  const isSeen = new Set(looks).size > 1;
  const options = optionsOf(control, isSeen ? looks : []);
  let known = options.findIndex(({values}) => values.some((one) => one === value));
  let wanted = known;
  let isSaving = false;
  // The arrow keys are faster than the doctor: only the last one of several is written.
  const settle = async () => {
    if (isSaving) return;
    isSaving = true;
    while (wanted !== known) {
      const asked = wanted;
      const refused = await save(options[asked]?.values[0]);
      parts.tell(refused);
      if (!refused) known = asked;
      else if (wanted === asked) wanted = known;
    }
    isSaving = false;
    radios.forEach(({input}, at) => (input.checked = at === known));
  };
  const group = freshId();
  const radios = options.map((option, at) => {
    const input = make('input', {type: 'radio', name: group, checked: at === known});
    const usual = option.values.length > 1 ? [make('small', {}, 'default')] : [];
    const words = make('span', {className: styles.words}, input, ...markOf(kind, option), option.words, ...usual);
    input.addEventListener('change', () => {
      wanted = at;
      void settle();
    });
    return {input, option, label: make('label', {className: styles.option}, words)};
  });
  const list = make('span', {className: styles.options}, ...radios.map(({label}) => label));
  if (pictures && isSeen) {
    list.dataset.pictured = pictures.isWide ? 'wide' : '';
    pictures.keep(() => {
      const drawn = pictures.markups(
        name,
        radios.map(({option}) => option.values[0]),
      );
      radios.forEach(({label}, at) => {
        label.querySelector(':scope > [inert]')?.remove();
        const markup = drawn[at];
        if (markup !== undefined) label.prepend(pictures.picture(markup));
      });
    });
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
