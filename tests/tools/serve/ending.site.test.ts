import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '../../support/servers';
import {root} from '../../support/files';
import {copyOfSite} from '../../support/copy';

const isRunning = (group: number) => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

test.each(['serve', 'start'])('npm run %s leaves no process behind after it is stopped', async (name) => {
  const cwd = name === 'serve' ? root : copyOfSite('ending');
  const port = String(await freePort());
  const options = name === 'serve' ? ['--port', port] : ['--no-open'];
  const env = {...process.env, PORT: port, HOST: '127.0.0.1'};
  // In a process group of its own, as in a terminal.
  const child = spawn('npm', ['run', name, '--', ...options], {cwd, env, detached: true});
  const group = child.pid ?? 0;
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('close', () => reject(new Error('It ended by itself.')));
      child.stdout.on(
        'data',
        (said) => /The site is at|Starting the development server/.test(String(said)) && resolve(),
      );
    });
    process.kill(group, 'SIGTERM');
    // Nothing reports when the last process of a group has ended.
    for (let tries = 0; tries < 600 && isRunning(group); tries += 1) await pause(100);
    expect(isRunning(group)).toBe(false);
  } finally {
    if (isRunning(group)) process.kill(-group, 'SIGKILL');
    if (cwd !== root) rmSync(cwd, {recursive: true, force: true});
  }
});
