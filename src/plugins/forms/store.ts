import {mkdir, open} from 'node:fs/promises';
import path from 'node:path';
import type {Message} from './parse';

const defaultFile = path.join('.data', 'forms.jsonl');

/** Where messages go: never into a folder that is served. */
export function formsFile(siteDir: string, env: NodeJS.ProcessEnv): string {
  const file = path.resolve(siteDir, env.FORMS_FILE || defaultFile);
  for (const served of ['build', 'static']) {
    if (file.startsWith(path.join(siteDir, served) + path.sep)) {
      throw new Error(
        `FORMS_FILE is ${env.FORMS_FILE}, inside ${served}/, which everybody can read. Name a file elsewhere.`,
      );
    }
  }
  return file;
}

/** A write that was cut short (a kill, a full disk) leaves a line without an end; what comes next starts a new one. */
async function endsInsideLine(handle: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const {size} = await handle.stat();
  if (size === 0) return false;
  const {buffer} = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== 0x0a;
}

/** Personal data: only the person who runs the server may read the folder and the file. */
async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const start = (await endsInsideLine(handle)) ? '\n' : '';
    await handle.appendFile(`${start}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export type Store = (message: Message) => Promise<void>;

/** Appends one message a line, one after the other; it is on the disk when the promise fulfils. */
export function openStore(file: string): Store {
  let last: Promise<void> = Promise.resolve();
  return (message) => {
    const line = JSON.stringify({receivedAt: new Date().toISOString(), ...message});
    const written = last.then(() => appendLine(file, line));
    last = written.catch(() => undefined);
    return written;
  };
}
