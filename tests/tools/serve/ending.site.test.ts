import {spawn, type ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '@site/tests/support/servers';
import {root} from '../../support/files';
import {copyOfSite} from '../../support/copy';

const isRunning = (group: number) => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

/** Polls for a minute, because nothing reports when the last process of a group has ended. */
async function isGone(group: number): Promise<boolean> {
  for (let tries = 0; tries < 600 && isRunning(group); tries += 1) await pause(100);
  return !isRunning(group);
}

/** Starts npm in its own process group, as a terminal does, and waits for its output to match. */
async function npm(args: readonly string[], cwd: string, word: RegExp): Promise<ChildProcess & {pid: number}> {
  const env = {...process.env, PORT: String(await freePort()), HOST: '127.0.0.1'};
  const child = spawn('npm', args, {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (word.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(output)));
  });
  return child as ChildProcess & {pid: number};
}

test.each(['serve', 'start'])('npm run %s leaves no process behind after it is stopped', async (name) => {
  const cwd = name === 'serve' ? root : copyOfSite('ending');
  const options = name === 'serve' ? ['--port', String(await freePort())] : ['--no-open'];
  const {pid} = await npm(['run', name, '--', ...options], cwd, /The site is at|Starting the development server/);
  try {
    process.kill(pid, 'SIGTERM');
    expect(await isGone(pid)).toBe(true);
  } finally {
    if (isRunning(pid)) process.kill(-pid, 'SIGKILL');
    if (cwd !== root) rmSync(cwd, {recursive: true, force: true});
  }
});
