import {existsSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {appendLine, queue} from '../jsonl';
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

/** The place that a setting names for messages, which must not be in a public folder. */
export function privatePlace(siteDir: string, setting: string, place: string, kind: 'file' | 'folder'): string {
  const real = realPath(path.resolve(siteDir, place));
  for (const name of served) {
    const below = path.relative(realPath(path.join(siteDir, name)), real);
    if (!below.startsWith('..') && !path.isAbsolute(below)) {
      throw new Error(`${setting} is ${place}, inside ${name}/, which is public. Choose a ${kind} elsewhere.`);
    }
  }
  return real;
}

/** The file for messages. */
export function formsFile(siteDir: string, env: NodeJS.ProcessEnv): string {
  const file = privatePlace(siteDir, 'FORMS_FILE', env.FORMS_FILE || defaultFile, 'file');
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new Error(`FORMS_FILE is ${env.FORMS_FILE}, which is a folder. Choose a file, such as ${defaultFile}.`);
  }
  return file;
}

type Store = (message: Message) => Promise<void>;

/** Appends one message per line, one after the other; it is on the disk when the promise resolves. */
export function openStore(file: string): Store {
  const inTurn = queue();
  return (message) => {
    const line = JSON.stringify({receivedAt: new Date().toISOString(), ...message});
    return inTurn(() => appendLine(file, line));
  };
}
