import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {collect} from '../../src/tools/processes';
import {Refusal} from '../../src/content/refusal';
import {copyOfSite} from '../support/siteCopy';
import type {Say} from './bench';
import {seconds, type Row} from './report';

/** Times for a fresh clone: a build without caches, a second build, and the doctor. */
export async function builds(say: Say): Promise<Row[]> {
  const folder = copyOfSite('bench');
  const timed = async (name: string) => {
    say(`npm run ${name} in a copy of the site …`);
    const start = performance.now();
    const {code, output} = await collect('src/cli/run.mjs', [name], {cwd: folder});
    if (code !== 0) throw new Refusal(`npm run ${name} fails in a copy of the site:\n${output}`);
    return performance.now() - start;
  };
  try {
    const [cold, warm, doctor] = [await timed('build'), await timed('build'), await timed('doctor')];
    const files = readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'});
    const pages = files.filter((file) => file.endsWith('.html')).length;
    return [
      {
        what: 'A build without a cache',
        measured: `${seconds(cold)} (${pages} HTML files)`,
        target: 'at most 12 s',
        within: cold <= 12_000,
        key: true,
      },
      {what: 'A build with its cache', measured: seconds(warm), key: true},
      {what: 'The doctor', measured: seconds(doctor), key: true},
    ];
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
