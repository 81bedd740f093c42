import type {PanelsAnswers} from '../../messagesOfPanels';
import {make} from './make';
import styles from './redline.module.css';

type Section = Extract<PanelsAnswers['redline'], {sections: unknown}>['sections'][number];
type Block = Section['blocks'][number];
type Spans = Section['heading'];

/** Screen readers pass over ins and del, so the change is said in words too. */
const spoken = (words: string) => make('span', {className: styles.spoken}, words);

const marked = (spans: Spans): (Node | string)[] =>
  spans.map(({op, text}) =>
    op === 'same' ? text : make(op, {}, spoken(op === 'ins' ? ' [added: ' : ' [removed: '), text, spoken('] ')),
  );

/** The words around a change are enough to know where it is. */
const most = 60;
const shortened = (spans: Spans): Spans =>
  spans.map(({op, text}, at) => {
    if (op !== 'same' || text.length <= 2 * most) return {op, text};
    const before = at > 0 ? text.slice(0, most) : '';
    const after = at < spans.length - 1 ? text.slice(-most) : '';
    return {op, text: `${before} … ${after}`};
  });

function blockOf(block: Block): Node[] {
  if (block.change === 'same') return [];
  const texts =
    block.kind === 'table'
      ? block.rows.filter(({change}) => change !== 'same').flatMap(({cells}) => cells)
      : [block.parts];
  const notes = (block.notes ?? []).map((note) => make('p', {}, note));
  return [...texts.map((spans) => make('p', {}, ...marked(shortened(spans)))), ...notes];
}

/** What changed in a text, section by section; what stayed is left out. */
export const redlineOf = (sections: readonly Section[]): HTMLElement[] =>
  sections
    .filter(({change, moved}) => change !== 'unchanged' || moved)
    .map(({heading, blocks}) =>
      make('section', {className: styles.redline}, make('h4', {}, ...marked(heading)), ...blocks.flatMap(blockOf)),
    );
