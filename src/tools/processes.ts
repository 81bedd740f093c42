import {bin} from '@docusaurus/core/package.json';
import {spawn} from 'node:child_process';
import path from 'node:path';

/** The `docusaurus` command, as its package declares it. */
export const docusaurus = path.join('node_modules/@docusaurus/core', bin.docusaurus);

type Settings = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Flags for Node itself. */
  flags?: readonly string[];
  onOutput?: (text: string) => void;
};

export type Finished = {code: number; output: string};

// Disables update checks, and colors in log files and pipes, whatever npm sets for its child processes.
const overrides = {NO_UPDATE_NOTIFIER: '1', ...(process.stdout.isTTY ? {} : {FORCE_COLOR: '0'})};

export const environment = (extra: NodeJS.ProcessEnv = {}) => ({...process.env, ...overrides, ...extra});

/** Runs a Node script, which ends with this process at the latest, and collects its output. */
export function collect(script: string, args: readonly string[], settings: Settings = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const {flags = [], env, cwd, onOutput} = settings;
    const child = spawn(process.execPath, [...flags, script, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(env),
      cwd,
    });
    let output = '';
    const add = (text: string) => {
      output += text;
      onOutput?.(text);
    };
    child.stdout?.setEncoding('utf8').on('data', add);
    child.stderr?.setEncoding('utf8').on('data', add);
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({code: code ?? 1, output});
    });
  });
}
