import {createElement, type IconNode} from 'lucide';
import {messages} from './messages';

type Child = Node | string | false | undefined;
type Tags = HTMLElementTagNameMap;

/** An element with its properties and children. */
export function el<Tag extends keyof Tags>(
  tag: Tag,
  properties: Partial<Tags[Tag]> = {},
  ...children: Child[]
): Tags[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children.filter((one) => one !== false && one !== undefined));
  return element;
}

export const button = (words: string, onclick: () => void, className = '') =>
  el('button', {type: 'button', onclick, className}, words);

export function iconButton(icon: IconNode, words: string, onclick: () => void, className = 'icon') {
  const svg = createElement(icon, {width: 18, height: 18, 'stroke-width': 1.75, 'aria-hidden': 'true'});
  return el('button', {type: 'button', onclick, className, title: words, ariaLabel: words.replace(/ \(.*/, '')}, svg);
}

/** Opens a dialog. `build` returns its content; Escape and a click outside close it. */
export function openDialog(title: string, build: (close: () => void) => Child[], className = ''): HTMLDialogElement {
  const dialog = el('dialog', {className, ariaLabel: title});
  const close = () => dialog.close();
  dialog.append(
    el('header', {}, el('h2', {}, title), button(messages.close, close, 'quiet')),
    ...build(close).filter((one) => one !== false && one !== undefined),
  );
  // It returns nothing, because `false` would keep buttons from submitting.
  dialog.onclick = ({target}) => {
    if (target === dialog) close();
  };
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input, textarea, select, .go')?.focus();
  return dialog;
}

type Input = {name: string; words: string; about?: string; value?: string; lines?: number; choices?: readonly string[]};

function inputFor({name, value = '', lines = 1, choices}: Input): HTMLElement {
  if (choices)
    return el(
      'select',
      {name},
      ...choices.map((one) => el('option', {value: one, selected: one === value}, one || '–')),
    );
  return lines > 1 ? el('textarea', {name, value, rows: lines}) : el('input', {name, value, autocomplete: 'off'});
}

/** A form. What the server refuses is shown in it, and it stays open. */
export function form(inputs: readonly Input[], verb: string, act: (values: Record<string, string>) => Promise<void>) {
  const said = el('p', {className: 'said', role: 'status'});
  const labels = inputs.map((one) =>
    el(
      'label',
      {},
      one.words.charAt(0).toUpperCase() + one.words.slice(1),
      inputFor(one),
      one.about ? el('small', {}, one.about) : undefined,
    ),
  );
  const own = el('form', {}, ...labels, el('button', {className: 'primary'}, verb), said);
  own.onsubmit = (event) => {
    event.preventDefault();
    said.textContent = messages.working;
    const values = Object.fromEntries([...new FormData(own)].map(([name, value]) => [name, String(value).trim()]));
    act(values).then(
      () => (said.textContent = ''),
      (error: unknown) => (said.textContent = error instanceof Error ? error.message : messages.badRequest),
    );
  };
  return own;
}

export type Item = {words: string; about: string; value: string; icon?: string; isPart?: boolean; preview?: string};

/** The items for a query, the best match first. A part of something comes after a whole. */
export function ranked<One extends Item>(items: readonly One[], query: string): One[] {
  const sought = query.trim().toLowerCase();
  const rank = ({words, about, value, isPart}: Item) => {
    const [name, more] = [words.toLowerCase(), `${about} ${value}`.toLowerCase()];
    const found = [
      name.startsWith(sought),
      ` ${name}`.includes(` ${sought}`),
      name.includes(sought),
      more.includes(sought),
    ];
    const at = found.indexOf(true);
    return at < 0 ? undefined : at + (isPart && sought ? 3.5 : isPart ? 0.5 : 0);
  };
  const all = items.map((item) => ({item, rank: rank(item)})).filter((one) => one.rank !== undefined);
  return all.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({item}) => item);
}

/** A list to choose from by typing, with arrow keys or by clicking. */
export function openPicker(title: string, items: readonly Item[], pick: (value: string) => void, more?: Node) {
  openDialog(
    title,
    (close) => {
      const list = el('ul', {role: 'listbox', ariaLabel: title, id: 'choices'});
      const preview = el('iframe', {title: messages.preview, className: 'live', hidden: true});
      let shown: Item[] = [];
      let at = 0;
      const choose = (item: Item | undefined) => {
        if (!item && !search.value) return;
        close();
        pick(item?.value ?? search.value);
      };
      const select = (index: number) => {
        at = Math.max(0, Math.min(index, shown.length - 1));
        [...list.children].forEach((one, number) => one.setAttribute('aria-selected', String(number === at)));
        list.children[at]?.scrollIntoView({block: 'nearest'});
        const page = shown[at]?.preview;
        preview.hidden = !page;
        if (page && preview.getAttribute('src') !== page) preview.src = page;
      };
      const show = () => {
        shown = ranked(items, search.value).slice(0, 200);
        const rows = shown.map((item, index) => {
          const picture = item.icon ? el('img', {src: item.icon, alt: '', width: 20, height: 20}) : undefined;
          const row = el('li', {role: 'option', onclick: () => choose(item)}, picture, el('b', {}, item.words));
          row.append(el('span', {}, item.about));
          row.onpointermove = () => at !== index && select(index);
          return row;
        });
        list.replaceChildren(...(rows.length > 0 ? rows : [el('li', {className: 'none'}, messages.noMatch)]));
        select(0);
      };
      const search = el('input', {type: 'search', placeholder: messages.typeToSearch, ariaLabel: title, oninput: show});
      search.onkeydown = (event) => {
        const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
        if (step) select(at + step);
        if (event.key === 'Enter') choose(shown[at]);
        if (step || event.key === 'Enter') event.preventDefault();
      };
      queueMicrotask(show);
      return [search, el('div', {className: 'columns'}, list, preview), more];
    },
    'picker',
  );
}
