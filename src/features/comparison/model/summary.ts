import {countInWords} from '../../../content/numbers';
import type {BlockChange, SectionChange, Span} from './redline';
import {countWords} from '../../policies/model/wordDiff';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const list = new Intl.ListFormat('en');

const wordTotal = (blocks: readonly BlockChange[], op: Span['op']): number =>
  blocks.flatMap(({rows}) => rows.flat(2)).reduce((sum, span) => sum + (span.op === op ? countWords(span.text) : 0), 0);

/** Short replacements are the most telling: “six” becomes “twelve”. */
function replacements(blocks: readonly BlockChange[]): string[] {
  const quoted = (text: string) => `“${text.trim().replace(/[.,;:]+$/, '')}”`;
  const all = blocks
    .flatMap(({rows}) => rows.flat())
    .flatMap((parts) =>
      parts.flatMap((part, at) => {
        const next = parts[at + 1];
        const brief =
          part.op === 'del' && next?.op === 'ins' && countWords(part.text) <= 2 && countWords(next.text) <= 2;
        return brief && countWords(part.text) > 0 ? [`${quoted(part.text)} becomes ${quoted(next.text)}`] : [];
      }),
    );
  return [...new Set(all)].map((one) => {
    const times = all.filter((other) => other === one).length;
    return times > 1 ? `${one} (${times} times)` : one;
  });
}

/** Counts the changes in a section: added and removed words, and other changes. Empty if nothing changed. */
export function textSummary(blocks: readonly BlockChange[]): string {
  const total = (op: Span['op'], verb: string) => {
    const number = wordTotal(blocks, op);
    return number > 0 ? [`${countInWords(number, 'word', 'words')} ${verb}`] : [];
  };
  const isEdited = blocks.some(({rows}) => rows.flat(2).some(({op}) => op !== 'same'));
  const noted = blocks.filter(({notes}) => notes).length;
  const sentences = [
    [...total('ins', 'added'), ...total('del', 'removed')].join(', ') || (isEdited ? 'punctuation changed' : ''),
    list.format(replacements(blocks).slice(0, 3)),
    noted > 0 ? `links, lists, or formatting changed in ${countInWords(noted, 'place', 'places')}` : '',
  ];
  return sentences.flatMap((sentence) => (sentence ? `${capital(sentence)}.` : [])).join(' ');
}

export const sizeSummary = (lead: string, blocks: readonly BlockChange[], op: 'ins' | 'del'): string =>
  `${lead}: ${countInWords(wordTotal(blocks, op), 'word', 'words')}.`;

const isRenumbered = ({change, moved, before, after}: SectionChange): boolean =>
  change === 'unchanged' && !moved && before !== after;

/** The whole comparison in one line. Empty if no section differs. */
export function totalSummary(sections: readonly SectionChange[]): string {
  const number = (test: (section: SectionChange) => boolean) => sections.filter(test).length;
  const facts: [number, string, string][] = [
    [number(({change}) => change === 'changed'), 'changed', 'changed'],
    [number(({change}) => change === 'added'), 'was added', 'were added'],
    [number(({change}) => change === 'removed'), 'was removed', 'were removed'],
    [number(({moved}) => moved), 'moved', 'moved'],
    [number(isRenumbered), 'was renumbered', 'were renumbered'],
  ];
  const [first, ...others] = facts.filter(([amount]) => amount > 0);
  if (!first) return '';
  const [amount, one, many] = first;
  const lead = countInWords(amount, `section ${one}`, `sections ${many}`);
  const changed = list.format([lead, ...others.map((fact) => countInWords(...fact))]);
  const same = number((one) => one.change === 'unchanged' && !one.moved && !isRenumbered(one));
  return `${capital(changed)}${same > 0 ? `; ${countInWords(same, 'stayed', 'stayed')} the same` : ''}.`;
}
