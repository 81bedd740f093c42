import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import {Refusal} from '../../src/cli/support/refusal';

/** What was measured, and what it should be. `within` is undefined where there is no aim. */
export type Row = {what: string; measured: string; aim?: string; within?: boolean};

/** What a measure found: its rows, those of them that the README shows too, and whatever else is to be said. */
export type Outcome = {rows: Row[]; key?: readonly string[]; notes?: readonly string[]};

const cell = (text: string) => text.replaceAll('|', '\\|');
const verdict = ({within}: Row) => (within === undefined ? '' : within ? 'yes' : '**no**');

export const table = (rows: readonly Row[]): string =>
  [
    '| What | Measured | Aim | Reached |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${cell(row.what)} | ${cell(row.measured)} | ${cell(row.aim ?? '')} | ${verdict(row)} |`),
  ].join('\n');

/** The rows of a table as it stands, by what they measure. */
export function rowsIn(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (What|---) /.test(line));
  return new Map(lines.map((line) => [line.split(' | ')[0]?.replace(/^\| /, '') ?? '', line]));
}

const marks = (name: string) => [`<!-- ${name}: written by npm run bench -->`, `<!-- /${name} -->`] as const;

/** Prettier would widen a narrow table, and the next bench would make it narrow again. */
const asWritten = (lines: string) => `<!-- prettier-ignore-start -->\n\n${lines}\n\n<!-- prettier-ignore-end -->`;

/** Puts lines between the two marks of a name and leaves the rest of the text as it is. */
export function withBlock(text: string, name: string, lines: (before: string) => string): string {
  const [begin, end] = marks(name);
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from)
    throw new Refusal(`The lines ${begin} and ${end} are missing, between which a table goes.`);
  const start = from + begin.length;
  return `${text.slice(0, start)}\n\n${asWritten(lines(text.slice(start, to)))}\n\n${text.slice(to)}`;
}

export function machine(): string {
  const model = cpus()[0]?.model ?? 'an unknown kind';
  return `${cpus().length} cores of ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

/** A busy machine tells lies: whoever reads a table must see how much else was going on. */
const measuredOn = (load: number) =>
  `Measured on ${new Date().toISOString().slice(0, 10)} on ${machine()}; load before it: ${load.toFixed(1)}.`;

const detailed = 'docs/performance.md';
const short = 'README.md';

export const loadNow = (): number => loadavg()[0] ?? 0;

/** Writes what a measure found: all of it into its table, its key rows among those of the README. */
export function publish(name: string, outcome: Outcome, load: number): void {
  const {rows, key = [], notes = []} = outcome;
  const lines = [measuredOn(load), '', table(rows), ...notes.flatMap((note) => ['', note])].join('\n');
  console.log(`\n${lines}\n`);
  writeFileSync(
    detailed,
    withBlock(readFileSync(detailed, 'utf8'), name, () => lines),
  );
  const chosen = rows.filter(({what}) => key.includes(what));
  writeFileSync(
    short,
    withBlock(readFileSync(short, 'utf8'), 'bench', (before) => merged(before, chosen, measuredOn(load))),
  );
}

/** A part that was measured alone replaces its own rows. */
export function merged(before: string, rows: readonly Row[], heading: string): string {
  const all = rowsIn(before);
  for (const [what, line] of rowsIn(table(rows))) all.set(what, line);
  const [, , ...lines] = table([]).split('\n');
  const head = table([]).split('\n').slice(0, 2);
  return [heading, '', ...head, ...lines, ...all.values()].join('\n');
}
