import {createHash} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../../src/mdx/sources';
import {collect} from '../../src/tools/processes';
import {Refusal} from '../../src/content/refusal';
import {failure, passed, type Tally} from './tally';

async function hashes(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of filesIn(folder)) {
    const bytes = await readFile(path.join(folder, file));
    found.set(file, createHash('sha256').update(bytes).digest('hex'));
  }
  return found;
}

/** The hashes of a build without caches, which would make Docusaurus name variables differently. */
async function builtFromNothing(env: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  for (const cache of ['.docusaurus', path.join('node_modules', '.cache')]) {
    await rm(cache, {recursive: true, force: true});
  }
  const {code, output} = await collect('src/cli/run.mjs', ['build'], {env});
  if (code !== 0) throw new Refusal(`A build without caches failed:\n${output.trim()}`);
  return hashes('build');
}

/** Builds twice without caches, then in another time zone and locale and offline, and compares every byte. */
export async function reproducible(): Promise<Tally> {
  const first = await builtFromNothing({});
  const second = await builtFromNothing({
    TZ: 'Pacific/Auckland',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--require ${path.resolve('tests/support/noNetwork.cjs')}`,
  });
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  return different.length === 0 ? passed : failure(`Two builds differ in:\n${different.join('\n')}`);
}
