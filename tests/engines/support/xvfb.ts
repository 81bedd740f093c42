import {spawn} from 'node:child_process';
import type {Readable} from 'node:stream';

/** A screen that nobody sees, for programs that need one. */
export async function hiddenScreen(): Promise<{display: string; end: () => void}> {
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
  return {display: `:${number}`, end: () => server.kill()};
}
