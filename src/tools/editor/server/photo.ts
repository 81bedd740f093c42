import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {slugOf} from '../../../content/slug';
import {messages} from '../messages';
import type {Answers} from '../protocol';
import {fileOf} from './files';
import type {Asked} from './requests';

const kinds = /\.(avif|gif|jpe?g|png|webp)$/i;

/** A plain name that no file beside the page has. */
function nameFor(folder: string, name: string): string {
  const end = path.extname(name).toLowerCase();
  const slug = slugOf(path.basename(name, path.extname(name))) || 'picture';
  for (let count = 1; ; count += 1) {
    const own = `${slug}${count > 1 ? `-${count}` : ''}${end}`;
    if (!existsSync(path.join(folder, own))) return own;
  }
}

/** Puts a photo beside a page, and answers what shows it. */
export function addPhoto(root: string, {file, name, data, alt}: Asked['photo']): Answers['photo'] {
  const page = fileOf(root, file);
  if (!page) return {refused: messages.pageIsGone};
  if (!kinds.test(name)) return {refused: messages.notAPicture};
  const folder = path.join(root, path.dirname(page));
  const own = nameFor(folder, name);
  writeFileSync(path.join(folder, own), Buffer.from(data, 'base64'), {flag: 'wx'});
  return {source: `![${alt.replace(/[[\]{}<>\\\n]/g, ' ').trim()}](./${own})`};
}
