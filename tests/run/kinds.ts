import type {ProgramName} from '../support/programs';
import {jest, npmRun, playwright, tool, type Command} from './command';

export type Kind = {
  name: string;
  commands: readonly Command[];
  /** Tests that need one of these programs are skipped where it is missing. */
  uses?: readonly ProgramName[];
  /** It reads `build/`, and fails if the build has failed or is missing. */
  needsBuild?: boolean;
  needsBrowser?: boolean;
  /** Slow kinds run when they are named, or with `slow`; the others always, if they are not for names alone. */
  when?: 'slow' | 'named';
};

const everyPage = {TEST_ALL: 'yes'};
const projects = (...names: string[]) => jest(['--selectProjects', ...names]);
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
      tool('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'docusaurus.config.ts', '--config'),
      tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
    ],
  },
  {name: 'doctor', commands: [npmRun('doctor')]},
  {name: 'unit', commands: [projects('unit', 'content', 'architecture')]},
  {name: 'build', commands: [npmRun('build')]},
  {
    name: 'site',
    commands: [projects('site', 'specification')],
    needsBuild: true,
    uses: ['nginx', 'java'],
  },
  {name: 'browser', commands: [playwright()], needsBuild: true, needsBrowser: true},
  {
    name: 'everyPage',
    commands: [jest(['writePages'], everyPage), playwright(['everyPage.spec', 'robust'], everyPage)],
    needsBuild: true,
    needsBrowser: true,
    when: 'slow',
  },
  {
    name: 'start',
    commands: [playwright(['tests/tools'], everyPage)],
    needsBuild: true,
    needsBrowser: true,
    when: 'slow',
  },
  {
    name: 'engines',
    commands: [playwright(['--config=tests/engines/playwright.config.ts'])],
    uses: ['firefox', 'webkit'],
    needsBuild: true,
    when: 'slow',
  },
  {
    name: 'servers',
    commands: [projects('servers')],
    needsBuild: true,
    when: 'slow',
    uses: ['nginx', 'rsync', 'postfix'],
  },
  {name: 'rebranding', commands: [projects('rebranding')], when: 'slow'},
  {name: 'removals', commands: [projects('removals')], when: 'slow'},
  // What `npm run check` runs besides types, lint and doctor.
  {
    name: 'changed',
    commands: [jest(['--changedSince', 'main', '--passWithNoTests', '--selectProjects', 'unit', 'content'])],
    when: 'named',
  },
];
