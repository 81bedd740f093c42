import type {BlockChange, Redline, SectionChange, Span, TableChange, TextChange} from '../model/redline';

/** Signs mark every change, so that color is not needed to see it. */
export type Paint = Record<'ins' | 'del' | 'strong', (text: string) => string>;

const code = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`;

export const plain: Paint = {ins: (text) => `{+${text}+}`, del: (text) => `[-${text}-]`, strong: (text) => text};

const colored: Paint = {
  ins: (text) => code(32, 39)(plain.ins(text)),
  del: (text) => code(31, 39)(plain.del(text)),
  strong: code(1, 22),
};

const print = (parts: readonly Span[], paint: Paint): string =>
  parts.map(({op, text}) => (op === 'same' ? text : paint[op](text))).join('');

/** The header and the rows that changed; all rows where a column was added or removed. */
function table({columns, rows}: TableChange, paint: Paint): string[] {
  const isWhole = columns.some((change) => change !== 'same');
  return rows
    .filter(({change}, at) => at === 0 || isWhole || change !== 'same')
    .map(({cells}) => `    | ${cells.map((cell) => print(cell, paint)).join(' | ')} |`);
}

/** Where a text stands in its lists: `- `, `2. `, or deeper. */
const indent = ({depth = 1, marker}: TextChange): string =>
  `    ${'  '.repeat(Math.max(0, depth - 1))}${marker ? `${marker.replace('•', '-')} ` : ''}`;

function block(one: BlockChange, paint: Paint): string[] {
  if (one.change === 'same') return [];
  const lines = one.kind === 'table' ? table(one, paint) : [`${indent(one)}${print(one.parts, paint)}`];
  return [...lines, ...(one.notes ?? []).map((note) => `      (${note})`)];
}

/** The sections that changed, with their words. */
export const printSections = (sections: readonly SectionChange[], paint: Paint): string =>
  sections
    .filter(({change, moved, before, after}) => change !== 'unchanged' || moved || before !== after)
    .flatMap(({heading, summary, blocks, change}) => [
      `  ${paint.strong(print(heading, paint))}`,
      `    ${summary}`,
      ...(change === 'unchanged' ? [] : blocks.flatMap((one) => block(one, paint))),
    ])
    .join('\n');

type Compared = Pick<Redline, 'title' | 'to' | 'summary' | 'sections'> & {from: string | null};

/** A comparison, for a terminal; a text that is compared with nothing is new. */
export const printRedline = ({title, from, to, summary, sections}: Compared, paint: Paint): string =>
  [
    from === null
      ? `${paint.strong(title)}, new from ${to}:`
      : `${paint.strong(title)}, ${to} compared with ${from}: ${summary}`,
    printSections(sections, paint),
  ].join('\n');

/** Colored where a person reads it. */
export const terminalPaint = (): Paint => (process.stdout.isTTY && !process.env.NO_COLOR ? colored : plain);
