import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '../../support/servers';
import {copyOfSite} from '../../support/copy';

/** Waits until the server answers, which it does once everything is compiled. */
async function waitForServer(address: string, ended: () => boolean): Promise<void> {
  for (;;) {
    const ready = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (ended()) throw new Error('npm start ended before it served the site.');
    await pause(50);
  }
}

export type DevSite = Awaited<ReturnType<typeof startDevSite>>;

/** Runs `npm start` on a free port without any cache, in a copy that `prepare` can change first. */
export async function startDevSite(prepare: (folder: string) => void = () => undefined) {
  const folder = copyOfSite('dev');
  prepare(folder);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let output = '';
  let end = () => Promise.resolve();
  const launch = async () => {
    const server = spawn(process.execPath, [path.join(folder, 'src/cli/run.mjs'), 'start', '--no-open'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, PORT: String(port), HOST: '127.0.0.1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const closed = once(server, 'close');
    end = async () => {
      server.kill();
      await closed;
    };
    await waitForServer(address, () => server.exitCode !== null);
  };
  const stop = async () => {
    await end();
    rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
  };
  try {
    await launch();
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async () => {
    await end();
    await launch();
  };
  return {
    folder,
    address,
    /** The output of the server so far. */
    output: () => output,
    /** Stops the server, and starts it again. */
    end: () => end(),
    restart,
    /** Stops the server and removes the copy. */
    stop,
  };
}
