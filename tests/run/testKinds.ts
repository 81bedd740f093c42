import {existsSync} from 'node:fs';
import {chromiumFlags, ensureChromium} from './chromium';
import {enginesToTest} from './engines';
import {ensureNginx} from './nginx';
import {freePort} from '../../src/cli/support/ports';
import {collect} from '../../src/cli/support/processes';
import {living} from '../editScenarios/living';
import {reproducible} from './reproducible';
import {switches} from '../editScenarios/switches';
import {rebranding} from '../rebranding/rebranding';
import {bin, jest, playwright} from './runners';
import {failure, passed, sum, type Tally} from './tally';

export type TestKind = {
  name: string;
  /** `named` is true if this kind was asked for by its name. The tests themselves read it from WHOLE. */
  run: (say: (sentence: string) => void, named: boolean) => Promise<Tally>;
  /** The kind whose result this one reads; without it, or after its failure, this one fails too. */
  after?: string;
  /** Timing matters: nothing else runs at the same time. */
  alone?: boolean;
  /** Slow: it runs only when it is named, as CI does on a clean machine. */
  onlyNamed?: boolean;
};

/** A tool counts as one test; if it fails, its output says why. */
async function tool(script: string, args: readonly string[]): Promise<Tally> {
  const {code, output} = await collect(script, args);
  return code === 0 ? passed : failure(output.trim());
}

async function lint(): Promise<Tally> {
  const cache = ['--cache', '--cache-location'];
  return sum([
    await tool(bin('eslint/bin/eslint.js'), ['.', '--max-warnings=0', ...cache, 'node_modules/.cache/eslint/']),
    await tool(bin('prettier/bin/prettier.cjs'), ['.', '--check', '--log-level=warn']),
    await tool(bin('stylelint/bin/stylelint.mjs'), ['src/**/*.css', '--allow-empty-input', '--max-warnings=0']),
    // The server must be reached from outside, and the order of keys follows what they mean.
    await tool(bin('dclint/bin/dclint.cjs'), [
      'docs/server',
      '--quiet',
      '--disable-rule',
      'no-unbound-port-interfaces',
    ]),
    await tool(bin('cspell/bin.mjs'), ['.', '--no-progress', '--no-summary', ...cache, 'node_modules/.cache/cspell']),
  ]);
}

/** Runs a command of this site as `npm run` does. */
const command = (...args: string[]) => tool('src/cli/run.mjs', args);

/** Some of these tests need a real nginx, which is found or installed before they start. */
async function site(say: (sentence: string) => void): Promise<Tally> {
  try {
    ensureNginx(say);
  } catch (error) {
    // Only the tests that need nginx fail then; the others still run.
    say((error as Error).message);
  }
  return jest(['site']);
}

async function browser(say: (sentence: string) => void): Promise<Tally> {
  const {path: executable, from} = await ensureChromium(say);
  say(
    `browser: ${executable} (${from}${chromiumFlags.includes('--no-sandbox') ? ', without its sandbox for root' : ''})`,
  );
  return playwright('browser', [], {env: {CHROME_PATH: executable, PREVIEW_PORT: String(await freePort())}});
}

/** The journeys in the engines beside Chromium. One that cannot be had is passed over, except where CI runs. */
async function engines(say: (sentence: string) => void): Promise<Tally> {
  const {found, missing} = enginesToTest(say);
  const faults = process.env.CI ? missing.map(failure) : [];
  if (found.length === 0) return sum(faults);
  const projects = found.map((name) => `--project=${name}`);
  return sum([...faults, await playwright('engines', ['--config=tests/engines/playwright.config.ts', ...projects])]);
}

export const hasBuild = () => existsSync('build/index.html');

/** Every kind of check, in the order in which they start. */
export const testKinds: readonly TestKind[] = [
  {name: 'build', run: () => command('build')},
  {name: 'types', run: () => tool(bin('typescript/bin/tsc'), ['--noEmit'])},
  // The longest begin early, so that both lanes end together.
  {name: 'living', run: living, after: 'build'},
  {name: 'engines', run: engines, after: 'build'},
  {name: 'doctor', run: () => command('doctor')},
  {name: 'unit', run: () => jest(['unit'])},
  {name: 'lint', run: lint},
  {name: 'content', run: () => jest(['content'])},
  {name: 'architecture', run: () => jest(['architecture'])},
  {name: 'site', run: site, after: 'build'},
  {name: 'gallery', run: () => command('build', '--gallery'), after: 'build'},
  {name: 'browser', run: browser, after: 'build', alone: true},
  {name: 'switches', run: switches, after: 'build', onlyNamed: true},
  {name: 'rebranding', run: rebranding, after: 'build', alone: true, onlyNamed: true},
  {name: 'specification', run: () => jest(['specification']), after: 'build', onlyNamed: true},
  {name: 'emulators', run: () => jest(['emulators']), after: 'build', onlyNamed: true},
  {name: 'reproducible', run: reproducible, after: 'build', alone: true, onlyNamed: true},
];
