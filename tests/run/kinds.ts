import {existsSync} from 'node:fs';
import type {ProgramName} from '../support/programs';
import {jest, npmRun, playwright, tool, type Command} from './command';

export type Kind = {
  name: string;
  /** What runs one after another. Words after the kinds are added to the last. */
  commands: readonly Command[];
  /** Tests that need one of these programs are skipped where it is missing. */
  uses?: readonly ProgramName[];
  /** The kind whose output this one needs. If that is missing or has failed, this one fails too. */
  after?: string;
  /** Whether it keeps both processors busy on its own. */
  isAlone?: boolean;
  needsBrowser?: boolean;
  /** Slow kinds run when they are named, or with `slow`; the others always, if they are not for names alone. */
  when?: 'slow' | 'named';
};

const everyPage = (command: Command): Command => ({...command, env: {TEST_ALL: 'yes'}});
const project = (name: string) => jest('--selectProjects', name);
const cache = (name: string) => ['--cache', '--cache-location', `node_modules/.cache/${name}.json`];

/** Every kind of test, in starting order. The longest start early, so that both lanes end together. */
export const kinds: readonly Kind[] = [
  {name: 'build', commands: [npmRun('build')]},
  {name: 'unit', commands: [project('unit')], uses: ['openssl']},
  {name: 'site', commands: [project('site')], after: 'build', uses: ['nginx', 'java', 'openssl', 'systemd']},
  {name: 'content', commands: [project('content')]},
  {
    name: 'lint',
    commands: [
      tool('oxlint/bin/oxlint'),
      tool('prettier/bin/prettier.cjs', '.', '--check', '--ignore-unknown', '--log-level=warn', '--cache'),
      tool('stylelint/bin/stylelint.mjs', 'src/**/*.css', '--max-warnings=0', ...cache('stylelint')),
      tool('cspell/bin.mjs', '.', '--no-progress', '--no-summary', ...cache('cspell')),
    ],
  },
  {name: 'doctor', commands: [npmRun('doctor')]},
  {name: 'types', commands: [tool('typescript-7/bin/tsc', '--noEmit')]},
  // The specification of the original company. Another company may remove the folder.
  {
    name: 'specification',
    commands: existsSync('tests/specification') ? [project('specification')] : [],
    after: 'build',
  },
  {
    name: 'architecture',
    commands: [
      tool('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'docusaurus.config.ts', '--config'),
      tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
      project('architecture'),
    ],
  },
  {name: 'browser', commands: [playwright()], after: 'build', isAlone: true, needsBrowser: true},
  {
    name: 'everyPage',
    commands: [
      npmRun('build', '--gallery'),
      everyPage(jest('writePages', 'html.site')),
      everyPage(playwright('everyPage.spec', 'withoutScript', 'gallery')),
    ],
    after: 'build',
    isAlone: true,
    needsBrowser: true,
    when: 'slow',
    uses: ['java'],
  },
  {
    name: 'engines',
    commands: [playwright('--config=tests/engines/playwright.config.ts')],
    uses: ['firefox', 'webkit'],
    after: 'build',
    isAlone: true,
    when: 'slow',
  },
  {name: 'editScenarios', commands: [project('editScenarios')], isAlone: true, when: 'slow'},
  {name: 'rebranding', commands: [project('rebranding')], when: 'slow'},
  {name: 'removals', commands: [project('removals')], isAlone: true, when: 'slow'},
  {name: 'reproducible', commands: [project('reproducible')], isAlone: true, when: 'slow'},
  // What `npm run check` runs besides types, lint and doctor.
  {
    name: 'changed',
    commands: [jest('--changedSince', 'main', '--passWithNoTests', '--selectProjects', 'unit', 'content')],
    when: 'named',
  },
];
