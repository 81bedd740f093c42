import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '../../support/servers';
import {copyOfSite} from '../../support/copy';

export type DevSite = Awaited<ReturnType<typeof startDevSite>>;

/** Runs `npm start` on a free port without any cache, in a copy of the site. */
export async function startDevSite() {
  const folder = copyOfSite('dev');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {...process.env, PORT: String(port), HOST: '127.0.0.1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  let output = '';
  let end = () => Promise.resolve();
  /** It answers once everything is compiled. */
  const answers = () =>
    fetch(address)
      .then(({ok}) => ok)
      .catch(() => false);
  const launch = async () => {
    const args = ['src/cli/run.mjs', 'start', '--no-open'];
    const server = spawn(process.execPath, args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']});
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const closed = once(server, 'close');
    end = async () => {
      server.kill();
      await closed;
    };
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`npm start ended before it served the site.\n${output}`);
      await pause(50);
    }
  };
  await launch();
  return {
    folder,
    address,
    port,
    /** The output of the server so far. */
    output: () => output,
    restart: () => end().then(launch),
    /** Stops the server and removes the copy. */
    stop: async () => {
      await end();
      rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
    },
  };
}
