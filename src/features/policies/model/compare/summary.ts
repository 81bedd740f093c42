import {textsOf, type BlockChange, type SectionChange, type TextKind} from '../redline';
import {countWords} from './wordDiff';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const count = (number: number, one: string, many: string) =>
  `${small[number] ?? number} ${number === 1 ? one : many}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** “a, b and c”, without the last comma of American lists. */
const list = new Intl.ListFormat('en-GB');

function wordTotal(blocks: readonly BlockChange[], op: 'ins' | 'del'): number {
  return blocks
    .flatMap((block) => textsOf(block).flat())
    .reduce((sum, part) => sum + (part.op === op ? countWords(part.text) : 0), 0);
}

type Name = TextKind | 'table' | 'column' | 'row';

const names: Record<Name, [one: string, many: string]> = {
  paragraph: ['paragraph', 'paragraphs'],
  item: ['list item', 'list items'],
  table: ['table', 'tables'],
  column: ['column of a table', 'columns of a table'],
  row: ['row of a table', 'rows of a table'],
  subheading: ['subheading', 'subheadings'],
  quotation: ['quotation', 'quotations'],
  footnote: ['footnote', 'footnotes'],
  code: ['code block', 'code blocks'],
};

const verbs = {
  reworded: 'reworded',
  reformatted: 'with changed links or formatting',
  added: 'added',
  removed: 'removed',
};

type Verb = keyof typeof verbs;
type Counted = {name: Name; verb: Verb};

/** What changed in a block, by the name that a reader would give it: in a table, its columns and rows. */
function countedIn(block: BlockChange): Counted[] {
  if (block.change === 'same') return [];
  if (block.kind !== 'table' || block.change !== 'reworded') return [{name: block.kind, verb: block.change}];
  const columns = block.columns.flatMap((verb): Counted[] => (verb === 'same' ? [] : [{name: 'column', verb}]));
  const rows = block.rows.flatMap(({change: verb}): Counted[] => (verb === 'same' ? [] : [{name: 'row', verb}]));
  return [...columns, ...rows];
}

function blockPhrases(blocks: readonly BlockChange[]): string[] {
  const counted = blocks.flatMap(countedIn);
  return (Object.keys(names) as Name[]).flatMap((name) =>
    (Object.keys(verbs) as Verb[]).flatMap((verb) => {
      const number = counted.filter((one) => one.name === name && one.verb === verb).length;
      return number === 0 ? [] : [`${count(number, ...names[name])} ${verbs[verb]}`];
    }),
  );
}

/** Short replacements are the most telling: “six” becomes “twelve”. */
function replacements(blocks: readonly BlockChange[]): string[] {
  const quoted = (text: string) => `“${text.trim().replace(/[.,;:]+$/, '')}”`;
  const all = blocks.flatMap(textsOf).flatMap((parts) =>
    parts.flatMap((part, at) => {
      const next = parts[at + 1];
      const brief = part.op === 'del' && next?.op === 'ins' && countWords(part.text) <= 2 && countWords(next.text) <= 2;
      return brief && countWords(part.text) > 0 ? [`${quoted(part.text)} becomes ${quoted(next.text)}`] : [];
    }),
  );
  return [...new Set(all)].map((one) => {
    const times = all.filter((other) => other === one).length;
    return times > 1 ? `${one} (${times} times)` : one;
  });
}

export function textSummary(blocks: readonly BlockChange[]): string {
  const phrases = blockPhrases(blocks);
  if (phrases.length === 0) return '';
  const added = wordTotal(blocks, 'ins');
  const removed = wordTotal(blocks, 'del');
  if (added + removed === 0) return `${capital(list.format(phrases))}.`;
  const short = replacements(blocks).slice(0, 3);
  const wording = `${capital(list.format(phrases))}: ${count(added, 'word', 'words')} added, ${count(removed, 'word', 'words')} removed.`;
  return short.length > 0 ? `${wording} ${capital(list.format(short))}.` : wording;
}

export const sizeSummary = (lead: string, blocks: readonly BlockChange[], op: 'ins' | 'del'): string =>
  `${lead}: ${count(wordTotal(blocks, op), 'word', 'words')}.`;

/** The whole comparison in one line; nothing where no section differs. */
export function totalSummary(sections: readonly SectionChange[]): string {
  const real = sections.filter((section) => section.after || section.before);
  const number = (test: (section: SectionChange) => boolean) => real.filter(test).length;
  const facts: [number, string, string][] = [
    [number(({change}) => change === 'changed'), 'changed', 'changed'],
    [number(({change}) => change === 'added'), 'was added', 'were added'],
    [number(({change}) => change === 'removed'), 'was removed', 'were removed'],
    [number(({moved}) => moved), 'moved', 'moved'],
  ];
  const [first, ...others] = facts.filter(([amount]) => amount > 0);
  const renumbered = number(({change, before, after}) => change === 'unchanged' && before !== after);
  if (!first) return renumbered > 0 ? `${capital(count(renumbered, 'section was', 'sections were'))} renumbered.` : '';
  const [amount, one, many] = first;
  const lead = count(amount, `section ${one}`, `sections ${many}`);
  const changed = list.format([lead, ...others.map((fact) => count(...fact))]);
  const same = number(({change, moved}) => change === 'unchanged' && !moved);
  return `${capital(changed)}${same > 0 ? `; ${count(same, 'stayed', 'stayed')} the same` : ''}.`;
}
