import {button} from '../bar';
import {make} from './make';
import type {Part} from './pageParts';
import type {Panels} from './panels';
import styles from './panels.module.css';
import {wordsOf} from './partPanel';

/** Every block of the page as a list: what the pointer finds by hovering, the keyboard finds here. */
export function showParts(panels: Panels): void {
  const blocks = panels.parts.all().filter(({panel}) => panel.isBlock);
  const depthOf = (part: Part) => panels.parts.around(part.nodes[0] ?? null).filter(({panel}) => panel.isBlock).length;
  const item = (part: Part) => {
    const one = button(
      '',
      () => {
        panels.openPart(part);
      },
      styles.offer,
    );
    one.append(make('b', {}, part.panel.name), make('span', {}, wordsOf(part)));
    one.addEventListener('focus', () => {
      panels.outline.around(part.nodes, part.panel.name);
      panels.outline.show();
    });
    const row = make('li', {}, one);
    row.style.paddingInlineStart = `${(depthOf(part) - 1) * 0.9}rem`;
    return row;
  };
  const intro = make(
    'p',
    {className: styles.hint},
    'The components of this page, in their order. Those in a sentence are changed with it.',
  );
  panels.panel.show('Parts of this page', [intro, make('ul', {className: styles.offers}, ...blocks.map(item))]);
}
