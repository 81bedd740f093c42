import type {Chip} from '../messages';
import type {Content} from '../source/content';
import styles from './bar.module.css';
import {button} from './bar';
import {elementsFor} from './tree';

/** A field with its label. Escape leaves it. */
function field(label: string, value: string, leave: () => unknown): {row: HTMLLabelElement; input: HTMLInputElement} {
  const row = document.createElement('label');
  row.className = styles.field ?? '';
  const input = document.createElement('input');
  input.value = value;
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  row.append(label, input);
  return {row, input};
}

/** At most so many at once: nobody reads more, and one more letter finds the rest. */
const most = 60;

/** A list to choose a chip from, by search and arrow keys. */
export function chipChoice(
  chips: readonly Chip[],
  choose: (chip: Chip) => unknown,
  leave: () => unknown,
): HTMLElement[] {
  const {row, input} = field('Put in a claim, a count or a fact', '', leave);
  const list = document.createElement('ul');
  list.className = styles.choices ?? '';
  list.id = 'writing-choices';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'What can be put in');
  let found: readonly Chip[] = [];
  let at = 0;
  const mark = () => {
    [...list.children].forEach((item, index) => {
      item.setAttribute('aria-selected', String(index === at));
    });
    input.setAttribute('aria-activedescendant', list.children[at]?.id ?? '');
    list.children[at]?.scrollIntoView({block: 'nearest'});
  };
  const option = (chip: Chip, index: number) => {
    const item = document.createElement('li');
    item.id = `writing-choice-${index}`;
    item.setAttribute('role', 'option');
    const words = Object.assign(document.createElement('b'), {textContent: chip.words});
    const about = Object.assign(document.createElement('span'), {textContent: `${chip.group}: ${chip.about}`});
    item.append(words, about);
    item.addEventListener('mousedown', (event) => {
      event.preventDefault();
      choose(chip);
    });
    return item;
  };
  const search = () => {
    const asked = input.value.trim().toLowerCase();
    const says = ({words, about, group}: Chip) => `${words} ${about} ${group}`.toLowerCase();
    found = chips.filter((chip) => says(chip).includes(asked)).slice(0, most);
    list.replaceChildren(...found.map(option));
    at = 0;
    mark();
  };
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-controls', list.id);
  input.addEventListener('input', search);
  input.addEventListener('keydown', (event) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      at = (at + step + found.length) % Math.max(found.length, 1);
      mark();
    } else if (event.key === 'Enter') found.slice(at, at + 1).forEach(choose);
    else return;
    event.preventDefault();
  });
  search();
  return [row, list];
}

/** Asks where a link leads. Nothing means that it goes. */
export function linkChoice(to: string, choose: (to: string) => unknown, leave: () => unknown): HTMLElement[] {
  const {row, input} = field('The link leads to', to, leave);
  input.placeholder = '/contact';
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    choose(input.value.trim());
  });
  const apply = button('Link', () => {
    choose(input.value.trim());
  });
  const remove = button('No link', () => {
    choose('');
  });
  return to ? [row, apply, remove] : [row, apply];
}

const shown = (title: string, content: Content | undefined): HTMLElement => {
  const box = document.createElement('div');
  box.className = styles.version ?? '';
  const words = document.createElement('p');
  words.append(...(content ? elementsFor(content, []) : ['The text is gone.']));
  box.append(Object.assign(document.createElement('h2'), {textContent: title}), words);
  return box;
};

/** Two people wrote the same text: both are shown, and one is chosen. */
export function versionChoice(
  versions: {theirs: Content | undefined; mine: Content},
  choose: (which: 'theirs' | 'mine') => void,
): HTMLElement[] {
  const pick = (words: string, which: 'theirs' | 'mine') =>
    button(words, () => {
      choose(which);
    });
  const keep = versions.theirs ? [pick('Keep mine', 'mine')] : [];
  return [
    shown('In the file by now', versions.theirs),
    shown('Yours', versions.mine),
    pick('Take what is in the file', 'theirs'),
    ...keep,
  ];
}
