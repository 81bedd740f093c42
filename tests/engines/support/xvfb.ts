import {spawn} from 'node:child_process';
import type {Readable} from 'node:stream';
import {newFolder} from '../../support/servers';

/** A virtual screen, and the environment in which WebKit starts on it with a fresh profile. */
export async function hiddenScreen(): Promise<{env: NodeJS.ProcessEnv; end: () => void}> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => {
      reject(new Error('Xvfb did not start.'));
    });
    (server.stdio[3] as Readable).once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim());
    });
  });
  const home = newFolder('webkit');
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    LC_ALL: 'en_US.UTF-8',
    NO_AT_BRIDGE: '1',
    // Without a graphics card, emulating one takes twice the time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  return {env, end: () => server.kill()};
}
