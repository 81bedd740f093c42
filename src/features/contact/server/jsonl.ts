import {createReadStream, existsSync} from 'node:fs';
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

/** Adds a value as a line of JSON. Personal data: only the person who runs the server may read folder and file. */
export async function appendValue(file: string, value: object): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    // A kill or a full disk leaves a line without an end; the next value then starts a new one.
    const isInLine = size > 0 && (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] !== 0x0a;
    await handle.appendFile(`${isInLine ? '\n' : ''}${JSON.stringify(value)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Only a line feed ends a line: readline ends it at U+2028 too, which people paste and JSON leaves as it is. */
async function* linesOf(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) return;
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** The values in a file that need not exist yet. An incomplete line was never confirmed to anybody, and is left out. */
export async function* valuesIn<T extends object>(file: string): AsyncGenerator<T> {
  for await (const line of linesOf(file)) {
    let value: T | undefined;
    try {
      value = JSON.parse(line) as T;
    } catch {
      continue;
    }
    yield value;
  }
}

/** Replaces a file by some of its values. A kill leaves the old file or the new one, and nothing in between. */
export async function keepValues<T extends object>(file: string, keep: (value: T) => boolean): Promise<void> {
  const next = `${file}.next`;
  const handle = await open(next, 'w', 0o600);
  try {
    for await (const value of valuesIn<T>(file)) {
      if (keep(value)) await handle.appendFile(`${JSON.stringify(value)}\n`);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
}
