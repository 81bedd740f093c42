import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {chmod, mkdir, realpath} from 'node:fs/promises';
import {createServer} from 'node:net';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';
import {probe} from './health';
import {kindOf} from './log';

/** Personal data: nobody else may look into the folder, even if it was there before. */
async function makePrivate(folder: string): Promise<void> {
  try {
    await mkdir(folder, {recursive: true, mode: 0o700});
    await chmod(folder, 0o700);
    await probe(folder);
  } catch (error) {
    throw new Refusal(messages.closedFolder({folder, code: kindOf(error)}));
  }
}

/**
 * Two receivers on one folder would send every mail twice. A socket with a name and no file belongs to one process, and
 * the kernel forgets it with that process, however it ends. Only Linux has such sockets. Returns how to let go.
 */
export async function holdFolder(folder: string): Promise<() => void> {
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
