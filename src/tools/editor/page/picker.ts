import type {DocJson} from '../messages';
import styles from './bar.module.css';
import {button} from './bar';
import {drawn} from './drawn';

export type Option = {words: string; about: string; choose: () => unknown};

/** At most so many at once: nobody reads more, and one more letter finds the rest. */
const most = 60;

/** A field with a list to choose from, by words and arrow keys. `typed` takes what is none of them. */
export function picker(
  label: string,
  options: readonly Option[],
  {leave, typed, value = ''}: {leave: () => unknown; typed?: (words: string) => unknown; value?: string},
): HTMLElement[] {
  const row = document.createElement('label');
  row.className = styles.field ?? '';
  const input = document.createElement('input');
  input.value = value;
  row.append(label, input);
  const list = document.createElement('ul');
  list.className = styles.choices ?? '';
  list.id = 'editor-choices';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  let found: readonly Option[] = [];
  let at = 0;
  const mark = () => {
    [...list.children].forEach((item, index) => {
      item.setAttribute('aria-selected', String(index === at));
    });
    input.setAttribute('aria-activedescendant', list.children[at]?.id ?? '');
    list.children[at]?.scrollIntoView({block: 'nearest'});
  };
  const search = () => {
    const asked = input.value.trim().toLowerCase();
    found = options.filter(({words, about}) => `${words} ${about}`.toLowerCase().includes(asked)).slice(0, most);
    list.replaceChildren(
      ...found.map((option, index) => {
        const item = document.createElement('li');
        item.id = `editor-choice-${index}`;
        item.setAttribute('role', 'option');
        const words = Object.assign(document.createElement('b'), {textContent: option.words});
        const about = Object.assign(document.createElement('span'), {textContent: option.about});
        item.append(words, about);
        item.addEventListener('mousedown', (event) => {
          event.preventDefault();
          option.choose();
        });
        return item;
      }),
    );
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
    } else if (event.key === 'Escape') leave();
    else if (event.key === 'Enter') {
      const option = found[at];
      if (typed && (!option || /^(\/|#|https?:|mailto:|tel:)/.test(input.value))) typed(input.value.trim());
      else option?.choose();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  search();
  return [row, list];
}

const version = (title: string, doc: DocJson | undefined): HTMLElement => {
  const box = document.createElement('div');
  box.className = styles.version ?? '';
  const heading = Object.assign(document.createElement('h2'), {textContent: title});
  box.append(heading, doc ? drawn(doc) : 'The text is gone.');
  return box;
};

/** Two people wrote the same text: both are shown, and one is chosen. */
export function versionChoice(
  {theirs, mine}: {theirs: DocJson | undefined; mine: DocJson},
  choose: (which: 'theirs' | 'mine') => void,
): HTMLElement[] {
  const pick = (words: string, which: 'theirs' | 'mine') =>
    button(words, () => {
      choose(which);
    });
  return [
    version('In the file now', theirs),
    version('Yours', mine),
    pick('Use the version in the file', 'theirs'),
    ...(theirs ? [pick('Keep mine', 'mine')] : []),
  ];
}
