import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';
import {Refusal} from '../../src/content/refusal';

/** A measurement and its target. Without `within`, there is no target. */
export type Row = {what: string; measured: string; target?: string; within?: boolean};

export const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** A measurement that should not exceed a limit. */
export const limited = (what: string, found: number, limit: number, show = ms): Row => ({
  what,
  measured: show(found),
  target: `at most ${show(limit)}`,
  within: found <= limit,
});

/** The median of an odd number of values. */
export const middleOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const met = ({within}: Row) => (within === undefined ? '' : within ? 'yes' : '**no**');

const table = (rows: readonly Row[]) =>
  [
    '| What | Measured | Target | Met |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.what} | ${row.measured} | ${row.target ?? ''} | ${met(row)} |`),
  ].join('\n');

/** The heading of a table includes the load, because results from a busy machine are misleading. */
export function heading(): string {
  const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const [load = 0] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} on ${machine}, Node ${process.versions.node}; load average before the run: ${load.toFixed(1)}.`;
}

/** Writes a table between the two comments of its name in a file. */
export function publish(file: string, name: string, head: string, rows: readonly Row[]): void {
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- /${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Refusal(`${file} has no lines ${begin} and ${end}, between which a table goes.`);
  // Prettier would pad the table, and the next run would undo it.
  const lines = `<!-- prettier-ignore-start -->\n\n${head}\n\n${table(rows)}\n\n<!-- prettier-ignore-end -->`;
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${lines}\n\n${text.slice(to)}`);
}
