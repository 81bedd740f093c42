import {bin} from '@docusaurus/core/package.json';
import {execFile, spawn} from 'node:child_process';
import path from 'node:path';

/** The `docusaurus` command, as its package declares it. */
export const docusaurus = path.join('node_modules/@docusaurus/core', bin.docusaurus);

export type Finished = {code: number; output: string};

// Disables update checks, and colors in log files and pipes, whatever npm sets for its child processes.
const overrides = {NO_UPDATE_NOTIFIER: '1', ...(process.stdout.isTTY ? {} : {FORCE_COLOR: '0'})};

type Settings = {env?: NodeJS.ProcessEnv; cwd?: string};

/** Runs a Node script and collects its output. */
export function collect(script: string, args: readonly string[], {env, cwd}: Settings = {}): Promise<Finished> {
  const options = {env: {...process.env, ...overrides, ...env}, cwd, maxBuffer: Infinity};
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) =>
      resolve({code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr}),
    );
  });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a Node script in this terminal until it exits, and forwards signals to it. Resolves with its exit code. */
export function follow(args: readonly string[], env: NodeJS.ProcessEnv = {}, stop?: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = {...process.env, ...overrides, ...env};
    const child = spawn(process.execPath, args, {stdio: 'inherit', env: all});
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    stop?.addEventListener('abort', () => pass('SIGTERM'));
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      // A hard end can leave a cache that the bundler cannot read.
      if (signal === 'SIGSEGV' || signal === 'SIGABRT') console.error('The bundler crashed. Run: npm run clear');
      resolve(code ?? 1);
    });
  });
}
