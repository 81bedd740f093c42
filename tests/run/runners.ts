import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {collect} from '../../src/cli/support/processes';
import {jestTally, playwrightTally, type Tally} from './tally';

/** Where the tests run: in this repository, or in a copy of it. */
export type Place = {cwd?: string; env?: NodeJS.ProcessEnv};

const reportFile = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), 'site-test-')), `${name}.json`);

export async function jest(projects: readonly string[], args: readonly string[] = [], place: Place = {}) {
  const file = reportFile(projects.join('-'));
  const chosen = projects.flatMap((project) => ['--selectProjects', project]);
  const {output} = await collect(
    'node_modules/jest/bin/jest.js',
    [...args, ...chosen, '--json', '--outputFile', file],
    place,
  );
  return jestTally(file, output);
}

export async function playwright(name: string, args: readonly string[], {cwd, env}: Place = {}): Promise<Tally> {
  const file = reportFile(name);
  const {output} = await collect('node_modules/@playwright/test/cli.js', ['test', '--reporter=json', ...args], {
    cwd,
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  return playwrightTally(file, output);
}
