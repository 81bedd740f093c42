import type {Drawing} from '../../messagesOfPanels';
import {button} from '../bar';
import {ask} from '../server';
import {make} from './make';
import styles from './controls.module.css';

const svg = 'http://www.w3.org/2000/svg';

function picture(drawing: Drawing): SVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('viewBox', '0 0 24 24');
  element.setAttribute('aria-hidden', 'true');
  for (const [tag, attributes] of drawing) {
    const part = document.createElementNS(svg, tag);
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, String(value ?? ''));
    element.append(part);
  }
  return element;
}

type Given = {kind: 'icon' | 'mark'; value: string | undefined; required: boolean};

/** Icons to choose from by their pictures, found by words. */
export function glyphChoice(
  {kind, value, required}: Given,
  choose: (name: string | undefined) => Promise<boolean>,
): HTMLElement {
  let chosen = value;
  const list = make('span', {className: styles.glyphs, attributes: {role: 'group', 'aria-label': 'What was found'}});
  const input = make('input', {
    type: 'search',
    placeholder: 'Search by a word',
    attributes: {'aria-label': `Search for another ${kind}`},
  });
  const none = button('Remove', () => void take(undefined));
  const now = make('span', {className: styles.chosen});
  const drawings = new Map<string, Drawing>();
  const tell = () => {
    const drawing = drawings.get(chosen ?? '');
    const shown = make('span', {className: styles.glyph}, ...(drawing ? [picture(drawing)] : []));
    now.replaceChildren(...(drawing ? [shown] : []), chosen ?? 'none');
    none.hidden = required || chosen === undefined;
    for (const one of list.querySelectorAll('button')) one.setAttribute('aria-pressed', String(one.title === chosen));
  };
  const take = async (name: string | undefined) => {
    if (!(await choose(name))) return;
    chosen = name;
    tell();
  };
  const search = async () => {
    const {glyphs} = await ask('glyphs', {kind, like: input.value.trim() || (chosen?.split('-')[0] ?? 'a')});
    list.replaceChildren(
      ...glyphs.map(({name, drawing}) => {
        drawings.set(name, drawing);
        const one = button('', () => void take(name), styles.glyph);
        one.title = name;
        one.setAttribute('aria-label', name);
        one.append(picture(drawing));
        return one;
      }),
    );
    tell();
  };
  // Without an answer, the pictures stay as they are.
  const look = () => void search().catch(() => undefined);
  input.addEventListener('input', look);
  tell();
  look();
  return make('span', {className: styles.drawn}, make('span', {className: styles.line}, now, none), input, list);
}
