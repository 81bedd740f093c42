import {createHash} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {outputFiles} from '../../plugins/delivery/write/output';
import {collect} from './processes';
import {failure, passed, type Tally} from './tally';

async function hashes(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await outputFiles(folder)) {
    const bytes = await readFile(path.join(folder, file));
    found.set(file, createHash('sha256').update(bytes).digest('hex'));
  }
  return found;
}

/**
 * Builds once more, from nothing, in another time zone and language and without a network, and compares every byte.
 */
export async function reproducible(): Promise<Tally> {
  const first = await hashes('build');
  for (const cache of ['.docusaurus', path.join('node_modules', '.cache')]) {
    await rm(cache, {recursive: true, force: true});
  }
  const env = {
    TZ: 'Pacific/Auckland',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--require ${path.resolve('tests/support/noNetwork.cjs')}`,
  };
  const {code, output} = await collect('src/commands/run.mjs', ['build'], {env});
  if (code !== 0) return failure(`The second build failed:\n${output.trim()}`);
  const second = await hashes('build');
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  return different.length === 0 ? passed : failure(`Two builds differ in:\n${different.join('\n')}`);
}
