import {createReadStream, existsSync} from 'node:fs';
import {mkdir, open, rename, rm} from 'node:fs/promises';
import path from 'node:path';

/** The file contains personal data, so only its owner can read it and its folder. */
async function append(file: string, value: object): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    // After a kill or on a full disk, the last line may be incomplete. The next value then starts a new line.
    const isInLine = size > 0 && (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] !== 0x0a;
    await handle.appendFile(`${isInLine ? '\n' : ''}${JSON.stringify(value)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Only a line feed ends a line. readline also splits at U+2028, which people paste and JSON does not escape. */
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

/** Skips incomplete lines, which were never confirmed to a sender. */
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

/** Replaces the file in one step, so that a kill leaves the old or the new one. Returns how many values were dropped. */
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

/** A file with one JSON object per line, which may not exist yet. Writes run one after the other, even if one fails. */
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
