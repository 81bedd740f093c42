import type {Day} from '../../../content/dates';
import {compareTexts, isEdited} from '../model/compareTexts';
import type {Span} from '../model/compareWords';
import {messages} from '../messages';

/** Two texts of a policy. Without a day, there is no older one. */
type Compared = {title: string; from: string | null; to: Day; older: string; newer: string};

const marked = ({op, text}: Span): string => ({same: text, ins: `{+${text}+}`, del: `[-${text}-]`})[op];

const line = (spans: readonly Span[]): string => spans.map(marked).join('');

/** The changed words, below the headings of their sections, for a terminal. */
export function redlineOf({title, from, to, older, newer}: Compared): string {
  const compared = compareTexts(older, newer);
  const sections = compared.sections.flatMap(({heading, blocks, isMoved, isChanged}) => {
    if (!isChanged && !isMoved) return [];
    const changed = blocks.filter(({cells}) => cells.some(isEdited)).map(({cells}) => cells.map(line).join(' · '));
    return [`${line(heading)}${isMoved ? ' (moved)' : ''}`, ...changed].filter(Boolean);
  });
  const lines = isEdited(compared.title) ? [line(compared.title), ...sections] : sections;
  return [messages.compared({title, from, to}), ...lines.map((one) => `  ${one}`)].join('\n');
}
