import type {BlockChange, Redline, RowChange, SectionChange, Span, TableChange, TextChange} from '../model/redline';

/** Signs mark every change, so that color is not needed to see it. */
export type Paint = {
  ins: (text: string) => string;
  del: (text: string) => string;
  strong: (text: string) => string;
};

const code = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`;

export const plain: Paint = {
  ins: (text) => `{+${text}+}`,
  del: (text) => `[-${text}-]`,
  strong: (text) => text,
};

const colored: Paint = {
  ins: (text) => code(32, 39)(plain.ins(text)),
  del: (text) => code(31, 39)(plain.del(text)),
  strong: code(1, 22),
};

const print = (parts: readonly Span[], paint: Paint): string =>
  parts.map(({op, text}) => (op === 'same' ? text : paint[op](text))).join('');

const isShown = ({change}: BlockChange) => change !== 'same';

const row = ({cells, moved}: RowChange, paint: Paint) =>
  `    ${moved ? '(moved) ' : ''}| ${cells.map((cell) => print(cell, paint)).join(' | ')} |`;

/** The header and the rows that changed; all rows where a column was added or removed. */
function table({columns, rows}: TableChange, paint: Paint): string[] {
  const isWhole = columns.some((change) => change !== 'same');
  return rows
    .filter(({change, moved}, at) => at === 0 || isWhole || change !== 'same' || moved)
    .map((one) => row(one, paint));
}

/** Where a text stands in its lists: `- `, `2. `, or deeper. */
function indent({depth = 0, marker}: TextChange): string {
  const inner = '  '.repeat(Math.max(0, depth - 1));
  return `    ${inner}${marker === undefined ? '' : marker === '•' ? '- ' : `${marker} `}`;
}

function block(one: BlockChange, paint: Paint): string[] {
  const lines = one.kind === 'table' ? table(one, paint) : [`${indent(one)}${print(one.parts, paint)}`];
  return [...lines, ...(one.notes ?? []).map((note) => `      (${note})`)];
}

function section({heading, summary, blocks, change}: SectionChange, paint: Paint): string {
  const lines = change === 'unchanged' ? [] : blocks.filter(isShown).flatMap((part) => block(part, paint));
  return [`  ${paint.strong(print(heading, paint))}`, `    ${summary}`, ...lines].join('\n');
}

const isSilent = ({change, moved, before, after}: SectionChange) =>
  change === 'unchanged' && !moved && before === after;

/** The sections that changed, with their words. */
export const printSections = (sections: readonly SectionChange[], paint: Paint): string =>
  sections
    .filter((part) => !isSilent(part))
    .map((part) => section(part, paint))
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
