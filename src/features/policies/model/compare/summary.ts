import {textsOf, type BlockChange, type SectionChange} from '../redline';
import {countWords} from './wordDiff';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const count = (number: number, one: string, many: string) => `${small[number] ?? number} ${number === 1 ? one : many}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (phrases: string[]): string =>
  phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`;

function wordTotal(blocks: readonly BlockChange[], op: 'ins' | 'del'): number {
  return blocks
    .flatMap((block) => textsOf(block).flat())
    .reduce((sum, part) => sum + (part.op === op ? countWords(part.text) : 0), 0);
}

type Name = 'paragraph' | 'item' | 'table' | 'column' | 'row' | 'subheading';

const names: Record<Name, [one: string, many: string]> = {
  paragraph: ['paragraph', 'paragraphs'],
  item: ['list item', 'list items'],
  table: ['table', 'tables'],
  column: ['column of a table', 'columns of a table'],
  row: ['row of a table', 'rows of a table'],
  subheading: ['subheading', 'subheadings'],
};

const verbs = ['reworded', 'added', 'removed', 'moved'] as const;

type Counted = {name: Name; verb: (typeof verbs)[number]};

/** What changed in a block, by the name that a reader would give it: in a table, its columns and rows. */
function countedIn(block: BlockChange): Counted[] {
  if (block.change === 'same') return [];
  if (block.kind !== 'table' || block.change !== 'reworded') return [{name: block.kind, verb: block.change}];
  const columns = block.columns.flatMap((verb): Counted[] => (verb === 'same' ? [] : [{name: 'column', verb}]));
  const rows = block.rows.flatMap(({change, moved}): Counted[] => [
    ...(change === 'same' ? [] : [{name: 'row', verb: change} as const]),
    ...(moved ? [{name: 'row', verb: 'moved'} as const] : []),
  ]);
  return [...columns, ...rows];
}

function blockPhrases(blocks: readonly BlockChange[]): string[] {
  const counted = blocks.flatMap(countedIn);
  return (Object.keys(names) as Name[]).flatMap((name) =>
    verbs.flatMap((verb) => {
      const number = counted.filter((one) => one.name === name && one.verb === verb).length;
      return number === 0 ? [] : [`${count(number, ...names[name])} ${verb}`];
    }),
  );
}

/** Short replacements are the most telling: “six” becomes “twelve”. */
function replacements(blocks: readonly BlockChange[]): string[] {
  return blocks.flatMap(textsOf).flatMap((parts) =>
    parts.flatMap((part, at) => {
      const next = parts[at + 1];
      const brief = part.op === 'del' && next?.op === 'ins' && countWords(part.text) <= 2 && countWords(next.text) <= 2;
      return brief && countWords(part.text) > 0 ? [`“${part.text.trim()}” becomes “${next.text.trim()}”`] : [];
    }),
  );
}

export function textSummary(blocks: readonly BlockChange[]): string {
  const phrases = blockPhrases(blocks);
  if (phrases.length === 0) return '';
  const added = wordTotal(blocks, 'ins');
  const removed = wordTotal(blocks, 'del');
  if (added + removed === 0) return `${capital(listed(phrases))}.`;
  const short = replacements(blocks).slice(0, 3);
  const wording = `${capital(listed(phrases))}: ${count(added, 'word', 'words')} added, ${count(removed, 'word', 'words')} removed.`;
  return short.length > 0 ? `${wording} ${capital(listed(short))}.` : wording;
}

export const sizeSummary = (lead: string, blocks: readonly BlockChange[], op: 'ins' | 'del'): string =>
  `${lead}: ${count(wordTotal(blocks, op), 'word', 'words')}.`;

/** The whole comparison in one line. */
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
  if (!first) return 'No sections changed.';
  const [amount, one, many] = first;
  const lead = count(amount, `section ${one}`, `sections ${many}`);
  const changed = listed([lead, ...others.map((fact) => count(...fact))]);
  const same = number(({change, moved}) => change === 'unchanged' && !moved);
  return `${capital(changed)}${same > 0 ? `; ${count(same, 'stayed', 'stayed')} the same` : ''}.`;
}
