import {createReadStream, existsSync} from 'node:fs';
import {mkdir, open, rename, rm} from 'node:fs/promises';
import path from 'node:path';

/** Personal data: only the person who runs the server may read folder and file. */
async function append(file: string, value: object): Promise<void> {
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

/** An incomplete line was never confirmed to anybody, and is left out. */
async function* valuesIn<T>(file: string): AsyncGenerator<T> {
  for await (const line of linesOf(file)) {
    let value: T;
    try {
      value = JSON.parse(line) as T;
    } catch {
      continue;
    }
    yield value;
  }
}

/** A kill leaves the old file or the new one, and nothing in between. Returns how many values were dropped. */
async function rewrite<T>(file: string, isKept: (value: T) => boolean): Promise<number> {
  const next = `${file}.next`;
  const handle = await open(next, 'w', 0o600);
  let dropped = 0;
  try {
    for await (const value of valuesIn<T>(file)) {
      if (isKept(value)) await handle.appendFile(`${JSON.stringify(value)}\n`);
      else dropped += 1;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await (dropped > 0 ? rename(next, file) : rm(next));
  return dropped;
}

/** A file of one JSON object a line, which need not exist yet. Each write waits for the one before, whatever became of it. */
export function openJsonl<T extends object>(file: string) {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<R>(write: () => Promise<R>): Promise<R> {
    const done = last.then(write);
    last = done.catch(() => undefined);
    return done;
  }
  return {
    all: () => valuesIn<T>(file),
    /** The value is on the disk when the promise resolves. */
    add: (value: T) => inTurn(() => append(file, value)),
    keep: (isKept: (value: T) => boolean) => inTurn(() => rewrite(file, isKept)),
  };
}

export type Jsonl<T extends object> = ReturnType<typeof openJsonl<T>>;
