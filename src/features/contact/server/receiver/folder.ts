import {chmod, mkdir, open, rm, stat, writeFile} from 'node:fs/promises';
import {connect, createServer, type Server} from 'node:net';
import path from 'node:path';
import {bodyLimit} from '../../model/forms';

export class FolderError extends Error {}

/** Personal data: nobody else may look into the folder, even if it was there before. */
async function makePrivate(folder: string): Promise<void> {
  try {
    await mkdir(folder, {recursive: true, mode: 0o700});
    await chmod(folder, 0o700);
    await probe(folder);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw new FolderError(
      `The folder for messages, ${folder}, cannot be written to (${code}). ` +
        'Make the user of this service its owner, or set MESSAGES_FOLDER to another one.',
    );
  }
}

/** Throws unless the disk has room for a message. The file is new each time: a full disk lets an old one be rewritten. */
export async function probe(folder: string): Promise<void> {
  const file = path.join(folder, 'probe');
  await rm(file, {force: true});
  try {
    await writeFile(file, Buffer.alloc(2 * bodyLimit, 'x'), {mode: 0o600, flush: true});
  } finally {
    await rm(file, {force: true});
  }
}

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const client = connect(socket);
    const end = (there: boolean) => () => {
      client.destroy();
      resolve(there);
    };
    client.once('connect', end(true)).once('error', end(false));
  });

/** Longer than a receiver needs to start; what is older was left by one that was killed while it started. */
const longestStart = 10_000;

/** One receiver starts at a time: between the question whether another holds the folder and holding it there is a moment. */
async function startAlone<T>(folder: string, start: () => Promise<T>): Promise<T> {
  const sign = path.join(folder, 'starting');
  const since = await stat(sign).then(
    ({mtimeMs}) => Date.now() - mtimeMs,
    () => 0,
  );
  if (since > longestStart) await rm(sign, {force: true});
  const handle = await open(sign, 'wx', 0o600).catch(() => {
    throw new FolderError(`Another receiver is starting in ${folder}. Stop it first.`);
  });
  try {
    return await start();
  } finally {
    await handle.close();
    await rm(sign, {force: true});
  }
}

/**
 * Two receivers on one folder would send every mail twice. The holder listens on a socket in it: unlike a file with the
 * number of a process, it goes quiet with its process, however that ends, and in containers too.
 */
export async function holdFolder(folder: string): Promise<Server> {
  await makePrivate(folder);
  const absolute = path.join(folder, 'lock');
  const relative = path.relative(process.cwd(), absolute);
  // The name of a socket has room for about a hundred characters.
  const socket = relative.length < absolute.length ? relative : absolute;
  return startAlone(folder, () => listenAt(socket, folder));
}

async function listenAt(socket: string, folder: string): Promise<Server> {
  if (await answers(socket)) throw new FolderError(`Another receiver uses ${folder}. Stop it first.`);
  await rm(socket, {force: true});
  const server = createServer((client) => client.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', ({code}: NodeJS.ErrnoException) => {
      reject(new FolderError(`The folder for messages, ${folder}, cannot be locked (${code}). Choose a shorter path.`));
    });
    server.listen(socket, () => resolve(server));
  });
}
