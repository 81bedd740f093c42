import {existsSync} from 'node:fs';
import {freePort} from '@site/tests/support/servers';
import {editScenarios} from '../editScenarios/editScenarios';
import {rebranding} from '../rebranding/rebranding';
import {plantedFaults} from './plantedFaults';
import {ensureProgram, hasSandbox, missing, needProgram} from './programs';
import {reproducible} from './reproducible';
import {jest, playwright} from './runners';
import {sum, type Tally} from './tally';
import {linters, tool, types} from './tools';

/** The arguments after the kinds. Only test files whose path contains one of them run. */
type Filters = readonly string[];

export type Kind = {
  name: string;
  run: (filters: Filters) => Promise<Tally>;
  /** The kind whose output this one needs. If that is missing or has failed, this one fails too. */
  after?: string;
  /** Whether it keeps both processors busy on its own. */
  alone?: boolean;
  /** Whether it runs only when it is named, as in `.ci/run`. */
  slow?: boolean;
};

/** Runs a command of this site as `npm run` does. */
const command = (...args: string[]) => tool(['src/cli/run.mjs', args]);

const jestKind =
  (name: string) =>
  (filters: Filters): Promise<Tally> =>
    jest([name], filters);

async function site(filters: Filters): Promise<Tally> {
  if (!ensureProgram('nginx')) console.log(`site: tests on nginx are skipped. ${missing('nginx')}`);
  return jest(['site'], filters);
}

/** The specification of the original company. Another company may remove the folder. */
const specification: Kind['run'] = async (filters) =>
  existsSync('tests/specification') ? jest(['specification'], filters) : sum([]);

async function browser(filters: Filters, env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const CHROME_PATH = needProgram('chromium');
  if (!hasSandbox) {
    console.log('browser: Chromium runs without its sandbox, which root and users without namespaces cannot have.');
  }
  return playwright(filters, {env: {...env, CHROME_PATH, PREVIEW_PORT: String(await freePort())}});
}

/** The journeys in the installed engines other than Chromium. */
async function engines(filters: Filters): Promise<Tally> {
  const absent = (['firefox', 'webkit'] as const).filter((name) => !ensureProgram(name));
  for (const name of absent) console.log(`engines: ${missing(name)}`);
  return absent.length === 2 ? sum([]) : playwright(['--config=tests/engines/playwright.config.ts', ...filters]);
}

async function containers(filters: Filters): Promise<Tally> {
  if (ensureProgram('buildah')) return jest(['containers'], filters);
  console.log(`containers: ${missing('buildah')}`);
  return sum([]);
}

/** Tests that check every page and component here, and one of each kind in `npm test`. */
const ofEveryPage = ['everyPage', 'withoutScript', 'print', 'gallery', 'writersMorning'];

async function everyPage(filters: Filters): Promise<Tally> {
  const env = {TEST_ALL: 'yes'};
  const built = await command('build', '--gallery');
  const tested = await jest(['content', 'site'], ['content/editor', 'site/html', ...filters], {env});
  return sum([built, tested, await browser(filters.length > 0 ? filters : ofEveryPage, env)]);
}

export const hasBuild = () => existsSync('build/index.html');

/** Every kind of test, in starting order. The longest start early, so that both lanes end together. */
export const kinds: readonly Kind[] = [
  {name: 'build', run: () => command('build')},
  {name: 'unit', run: jestKind('unit')},
  {name: 'site', run: site, after: 'build'},
  {name: 'content', run: jestKind('content')},
  {name: 'lint', run: async () => sum(await Promise.all(linters().map(tool)))},
  {name: 'doctor', run: () => command('doctor')},
  {name: 'types', run: () => tool(types)},
  {name: 'specification', run: specification, after: 'build'},
  {name: 'architecture', run: jestKind('architecture')},
  {name: 'browser', run: browser, after: 'build', alone: true},
  {name: 'everyPage', run: everyPage, after: 'build', alone: true, slow: true},
  {name: 'engines', run: engines, after: 'build', alone: true, slow: true},
  {name: 'editScenarios', run: editScenarios, after: 'build', alone: true, slow: true},
  {name: 'rebranding', run: rebranding, after: 'build', slow: true},
  {name: 'emulators', run: jestKind('emulators'), after: 'build', slow: true},
  {name: 'containers', run: containers, alone: true, slow: true},
  {name: 'plantedFaults', run: plantedFaults, after: 'build', alone: true, slow: true},
  {name: 'reproducible', run: reproducible, after: 'build', alone: true, slow: true},
];
