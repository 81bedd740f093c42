import {createReadStream} from 'node:fs';
import {mkdir, open, rename} from 'node:fs/promises';
import path from 'node:path';

/** Runs tasks one after the other, whatever becomes of each. */
export function queue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}

/** An interrupted write (a kill, a full disk) leaves a line without an end; the next message then starts a new line. */
async function endsInsideLine(handle: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const {size} = await handle.stat();
  if (size === 0) return false;
  const {buffer} = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== 0x0a;
}

/** The name of a new file is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Personal data: only the person who runs the server may read the folder and the file. */
export async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    const start = (await endsInsideLine(handle)) ? '\n' : '';
    await handle.appendFile(`${start}${line}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * The lines of a file that need not exist yet. Only a line feed ends one: readline ends it at U+2028 too, which people
 * paste into messages and JSON leaves as it is.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunksOf(file)) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(0x0a); end >= 0; end = rest.indexOf(0x0a)) {
      if (end > 0) yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield rest.toString();
}

/** A value that was written as a line; an incomplete line has none, and was never confirmed to anybody. */
export function valueOf<T extends object>(line: string): T | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return value !== null && typeof value === 'object' ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces a file by some of its lines. A kill leaves the old file or the new one, and nothing in between. */
export async function keepLines(file: string, keep: (line: string) => boolean): Promise<void> {
  const next = `${file}.next`;
  const handle = await open(next, 'w', 0o600);
  try {
    for await (const line of linesOf(file)) if (keep(line)) await handle.appendFile(`${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
  await syncFolder(path.dirname(file));
}
