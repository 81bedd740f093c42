import type {ProgramName} from '../support/programs';
import {jest, npmRun, playwright, tool, type Command} from './command';

export type Kind = {
  name: string;
  commands: readonly Command[];
  /** Tests that need one of these programs are skipped where it is missing. */
  uses?: readonly ProgramName[];
  /** It reads `build/`, and fails if the build has failed or is missing; or opens that in a browser. */
  needs?: 'build' | 'browser';
  /** Slow kinds run when they are named, or with `slow`; the others always, if they are not for names alone. */
  when?: 'slow' | 'named';
};

const everyPage = {TEST_ALL: 'yes'};
const projects = (...names: string[]) => jest(['--selectProjects', ...names]);
const changed = ['--changedSince', 'main', '--passWithNoTests', '--selectProjects', 'unit', 'content'];
const cache = (name: string) => ['--cache', '--cache-location', `node_modules/.cache/${name}.json`];

const lint = [
  tool('oxlint/bin/oxlint'),
  tool('prettier/bin/prettier.cjs', '.', '--check', '--ignore-unknown', '--log-level=warn', '--cache'),
  tool('stylelint/bin/stylelint.mjs', 'src/**/*.css', '--max-warnings=0', ...cache('stylelint')),
  tool('cspell/bin.mjs', '.', '--exclude', 'pages', '--no-progress', '--no-summary', ...cache('cspell')),
  tool('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'docusaurus.config.ts', '--config'),
  tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
];
const engines = playwright(['--config=tests/engines/playwright.config.ts']);
const pages = playwright(['everyPage.spec', 'robust'], everyPage);

/** Every kind of test, in the order in which they run: what is quick and says most comes first. */
export const kinds: readonly Kind[] = [
  {name: 'types', commands: [tool('typescript-7/bin/tsc', '--noEmit')]},
  {name: 'lint', commands: lint},
  {name: 'doctor', commands: [npmRun('doctor')]},
  {name: 'unit', commands: [projects('unit', 'content', 'architecture')]},
  {name: 'build', commands: [npmRun('build')]},
  {name: 'site', commands: [projects('site', 'specification')], needs: 'build', uses: ['nginx', 'java']},
  {name: 'browser', commands: [playwright()], needs: 'browser'},
  {name: 'everyPage', commands: [pages], needs: 'browser', when: 'slow'},
  {name: 'start', commands: [playwright(['tests/tools'], everyPage)], needs: 'browser', when: 'slow'},
  {name: 'engines', commands: [engines], needs: 'build', uses: ['firefox', 'webkit'], when: 'slow'},
  {name: 'servers', commands: [projects('servers')], needs: 'build', uses: ['nginx', 'rsync', 'postfix'], when: 'slow'},
  {name: 'rebranding', commands: [projects('rebranding')], when: 'slow'},
  {name: 'removals', commands: [projects('removals')], when: 'slow'},
  // What `npm run check` runs besides types, lint and doctor.
  {name: 'changed', commands: [jest(changed)], when: 'named'},
];
