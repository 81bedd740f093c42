import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {chmod, mkdir, realpath} from 'node:fs/promises';
import {createServer} from 'node:net';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';
import {probe} from './health';
import {errorCode} from './log';

/** The folder contains personal data, so no other user can read it, even if it existed before. */
async function makePrivate(folder: string): Promise<void> {
  try {
    await mkdir(folder, {recursive: true, mode: 0o700});
    await chmod(folder, 0o700);
    await probe(folder);
  } catch (error) {
    throw new Refusal(messages.folderNotWritable({folder, code: errorCode(error)}));
  }
}

/**
 * Locks a folder, because two receivers on it would send every mail twice. An abstract socket belongs to one process,
 * and the kernel removes it with that process. Only Linux has such sockets. Returns the unlock function.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await makePrivate(folder);
  if (process.platform !== 'linux') return () => undefined;
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex');
  const server = createServer((client) => client.destroy()).listen(`\0receiver-${name}`);
  await once(server, 'listening').catch(() => {
    throw new Refusal(messages.folderTaken({folder}));
  });
  return () => void server.close();
}
