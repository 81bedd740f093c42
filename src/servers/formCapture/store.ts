import {existsSync, realpathSync, statSync} from 'node:fs';
import {mkdir, open} from 'node:fs/promises';
import path from 'node:path';
import type {Message} from './parse';

const defaultFile = path.join('.data', 'forms.jsonl');

/** Folders that a server of this site or a build makes public. */
const served = ['build', 'build-gallery', 'static', '.docusaurus'];

/** The path that a file has or will have, with every symbolic link on the way followed. */
function realPath(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const folder = path.dirname(file);
  return folder === file ? file : path.join(realPath(folder), path.basename(file));
}

/** The file for messages, which must not be in a public folder. */
export function formsFile(siteDir: string, env: NodeJS.ProcessEnv): string {
  const file = realPath(path.resolve(siteDir, env.FORMS_FILE || defaultFile));
  const said = `FORMS_FILE is ${env.FORMS_FILE}`;
  for (const name of served) {
    const below = path.relative(realPath(path.join(siteDir, name)), file);
    if (!below.startsWith('..') && !path.isAbsolute(below)) {
      throw new Error(`${said}, inside ${name}/, which is public. Choose a file elsewhere.`);
    }
  }
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new Error(`${said}, which is a folder. Choose a file, such as ${defaultFile}.`);
  }
  return file;
}

/** An interrupted write (a kill, a full disk) leaves a line without an end; the next message then starts a new line. */
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

/** Appends one message per line, one after the other; it is on the disk when the promise resolves. */
export function openStore(file: string): Store {
  let last: Promise<void> = Promise.resolve();
  return (message) => {
    const line = JSON.stringify({receivedAt: new Date().toISOString(), ...message});
    const written = last.then(() => appendLine(file, line));
    last = written.catch(() => undefined);
    return written;
  };
}
