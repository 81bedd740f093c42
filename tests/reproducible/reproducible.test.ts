import {createHash} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../../src/mdx/sources';
import {collect} from '../../src/tools/processes';
import {copyOfSite} from '../support/siteCopy';

const folders: string[] = [];

async function hashes(built: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of filesIn(built)) {
    const bytes = await readFile(path.join(built, file));
    found.set(file, createHash('sha256').update(bytes).digest('hex'));
  }
  return found;
}

/** The hashes of a build in a new copy of the site, which has no caches. */
async function builtFromNothing(env: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  const folder = copyOfSite('reproducible', {withTests: true});
  folders.push(folder);
  const {code, output} = await collect('src/cli/run.mjs', ['build'], {env, cwd: folder});
  if (code !== 0) throw new Error(`A build without caches failed:\n${output.trim()}`);
  return hashes(path.join(folder, 'build'));
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, {recursive: true}))));

test('a build in another folder, time zone and locale, and offline, has the same bytes', async () => {
  const first = await builtFromNothing({});
  const second = await builtFromNothing({
    TZ: 'Pacific/Auckland',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--require ${path.resolve('tests/support/noNetwork.cjs')}`,
  });
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  expect(names.filter((name) => first.get(name) !== second.get(name))).toEqual([]);
}, 1_800_000);
