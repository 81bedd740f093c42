import {existsSync} from 'node:fs';
import type {ProgramName} from '../support/programs';
import {jest, npmRun, playwright, tool, type Command} from './command';

export type Kind = {
  name: string;
  /** What runs one after another. Words after the kinds are added to the last. */
  commands: readonly Command[];
  /** Tests that need one of these programs are skipped where it is missing. */
  uses?: readonly ProgramName[];
  /** It reads `build/`, and fails if the build has failed or is missing. */
  needsBuild?: boolean;
  needsBrowser?: boolean;
  /** Slow kinds run when they are named, or with `slow`; the others always, if they are not for names alone. */
  when?: 'slow' | 'named';
};

const everyPage = (command: Command): Command => ({...command, env: {TEST_ALL: 'yes'}});
const project = (name: string) => jest('--selectProjects', name);
const cache = (name: string) => ['--cache', '--cache-location', `node_modules/.cache/${name}.json`];

/** Every kind of test, in the order in which they run: what is quick and says most comes first. */
export const kinds: readonly Kind[] = [
  {name: 'types', commands: [tool('typescript-7/bin/tsc', '--noEmit')]},
  {
    name: 'lint',
    commands: [
      tool('oxlint/bin/oxlint'),
      tool('prettier/bin/prettier.cjs', '.', '--check', '--ignore-unknown', '--log-level=warn', '--cache'),
      tool('stylelint/bin/stylelint.mjs', 'src/**/*.css', '--max-warnings=0', ...cache('stylelint')),
      tool('cspell/bin.mjs', '.', '--exclude', 'pages', '--no-progress', '--no-summary', ...cache('cspell')),
    ],
  },
  {
    name: 'architecture',
    commands: [
      tool('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'docusaurus.config.ts', '--config'),
      tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
      project('architecture'),
    ],
  },
  {name: 'doctor', commands: [npmRun('doctor')]},
  {name: 'unit', commands: [project('unit')], uses: ['openssl']},
  {name: 'content', commands: [project('content')]},
  {name: 'build', commands: [npmRun('build')]},
  {name: 'site', commands: [project('site')], needsBuild: true, uses: ['nginx', 'java', 'openssl']},
  // The specification of the original company. Another company may remove the folder.
  {
    name: 'specification',
    commands: existsSync('tests/specification') ? [project('specification')] : [],
    needsBuild: true,
  },
  {name: 'browser', commands: [playwright()], needsBuild: true, needsBrowser: true},
  {
    name: 'everyPage',
    commands: [everyPage(jest('writePages', 'html.site')), everyPage(playwright('everyPage.spec', 'robust'))],
    needsBuild: true,
    needsBrowser: true,
    when: 'slow',
    uses: ['java'],
  },
  {name: 'start', commands: [everyPage(playwright('tests/tools'))], needsBuild: true, needsBrowser: true, when: 'slow'},
  {
    name: 'engines',
    commands: [playwright('--config=tests/engines/playwright.config.ts')],
    uses: ['firefox', 'webkit'],
    needsBuild: true,
    when: 'slow',
  },
  {
    name: 'servers',
    commands: [project('servers')],
    needsBuild: true,
    when: 'slow',
    uses: ['nginx', 'rsync', 'postfix'],
  },
  {name: 'rebranding', commands: [project('rebranding')], when: 'slow'},
  {name: 'removals', commands: [project('removals')], when: 'slow'},
  // What `npm run check` runs besides types, lint and doctor.
  {
    name: 'changed',
    commands: [jest('--changedSince', 'main', '--passWithNoTests', '--selectProjects', 'unit', 'content')],
    when: 'named',
  },
];
