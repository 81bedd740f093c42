import {button} from '../bar';
import {make} from './make';
import type {Part} from './pageParts';
import type {PanelHost} from './host';
import lists from './lists.module.css';
import styles from './panels.module.css';
import {wordsOf} from './partPanel';

/** Every block of the page as a list: what the pointer finds by hovering, the keyboard finds here. */
export function showParts(panels: PanelHost): void {
  const list = make('ul', {className: `${lists.offers} ${lists.outlined}`});
  const item = (part: Part, depth: number) => {
    const one = button(
      '',
      () => {
        panels.openPart(part);
      },
      lists.offer,
    );
    one.append(make('b', {}, part.panel.name), make('span', {}, wordsOf(part)));
    one.addEventListener('focus', () => {
      panels.outline.around(part.nodes, part.panel.name);
      panels.outline.show();
    });
    const row = make('li', {}, one);
    row.style.paddingInlineStart = `${depth * 0.9}rem`;
    return row;
  };
  const fill = () => {
    const blocks = panels.parts.all().filter(({panel}) => panel.isBlock);
    const depthOf = (part: Part) =>
      panels.parts.around(part.nodes[0] ?? null).filter(({panel}) => panel.isBlock).length - 1;
    const at = [...list.children].findIndex((row) => row.contains(document.activeElement));
    list.replaceChildren(...blocks.map((part) => item(part, depthOf(part))));
    list.children[at]?.querySelector('button')?.focus({preventScroll: true});
  };
  fill();
  const intro = make(
    'p',
    {className: styles.hint},
    'The components of this page, in their order. Those in a sentence are changed with it.',
  );
  panels.panel.show('Parts of this page', [intro, list]);
  panels.shown = {refresh: fill};
}
