import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import {Refusal} from '../../src/content/refusal';

/** What was measured, and what it should be: without `within` there is no aim. `key` rows are in the README too. */
export type Row = {what: string; measured: string; aim?: string; within?: boolean; key?: boolean};

export const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** The middle one of an odd number of values. */
export const middleOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const verdict = ({within}: Row) => (within === undefined ? '' : within ? 'yes' : '**no**');

const table = (rows: readonly Row[]) =>
  [
    '| What | Measured | Aim | Reached |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.what} | ${row.measured} | ${row.aim ?? ''} | ${verdict(row)} |`),
  ].join('\n');

/** A busy machine tells lies: whoever reads a table must see how much else was going on. */
export function heading(): string {
  const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const [load = 0] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} on ${machine}, Node ${process.versions.node}; load before it: ${load.toFixed(1)}.`;
}

/** Puts a table between the two marks of a name and leaves the rest of the file as it is. */
export function publish(file: string, name: string, head: string, rows: readonly Row[]): void {
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- /${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Refusal(`${file} has no lines ${begin} and ${end}, between which a table goes.`);
  // Prettier would widen a narrow table, and the next run would make it narrow again.
  const lines = `<!-- prettier-ignore-start -->\n\n${head}\n\n${table(rows)}\n\n<!-- prettier-ignore-end -->`;
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${lines}\n\n${text.slice(to)}`);
}
