import {existsSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {appendValue, queue} from '../jsonl';
import {messages} from '../messages';
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
  const isIn = (folder: string) => `${real}/`.startsWith(`${realPath(path.join(siteDir, folder))}/`);
  const folder = served.find(isIn);
  if (folder) throw new Error(messages.publicPlace({setting, place, folder, kind}));
  return real;
}

/** The file for messages. */
export function formsFile(siteDir: string, env: NodeJS.ProcessEnv): string {
  const place = env.FORMS_FILE || defaultFile;
  const file = privatePlace(siteDir, 'FORMS_FILE', place, 'file');
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new Error(messages.isFolder({place, example: defaultFile}));
  }
  return file;
}

/** Appends one message per line, one after the other; it is on the disk when the promise resolves. */
export function openStore(file: string): (message: Message) => Promise<void> {
  const inTurn = queue();
  return (message) => inTurn(() => appendValue(file, {receivedAt: new Date().toISOString(), ...message}));
}
