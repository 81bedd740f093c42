import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {Refusal} from '../../../content/refusal';
import {slugOf} from '../../../content/slug';
import {messages} from '../messages';
import type {Responses} from '../protocol';
import type {Requests} from './requests';

const kinds = /\.(avif|gif|jpe?g|png|webp)$/i;

const isNamedIn = (text: string, file: string) => text.includes(`/${path.posix.basename(file)}`);

/** Photos that were added in this run. Each file exists for as long as a page shows it. */
export class Photos {
  private readonly added = new Map<string, Buffer>();

  constructor(private readonly root: string) {}

  private placeOf = (file: string) => path.join(this.root, file);

  private isWritten = (file: string, data: Buffer) =>
    existsSync(this.placeOf(file)) && readFileSync(this.placeOf(file)).equals(data);

  /** A plain name that no other picture in the folder has. */
  private nameFor(folder: string, name: string, data: Buffer): string {
    const end = path.extname(name).toLowerCase();
    const slug = slugOf(path.basename(name, path.extname(name))) || 'picture';
    for (let count = 1; ; count += 1) {
      const own = `${slug}${count > 1 ? `-${count}` : ''}${end}`;
      const file = path.posix.join(folder, own);
      if (this.added.get(file)?.equals(data) ?? !existsSync(this.placeOf(file))) return own;
    }
  }

  /** Returns the Markdown that will show a photo. */
  add({file, name, data, alt}: Requests['photo']): Responses['photo'] {
    if (!kinds.test(name)) throw new Refusal(messages.notAPicture);
    const folder = path.posix.dirname(file);
    const photo = Buffer.from(data, 'base64');
    const own = this.nameFor(folder, name, photo);
    this.added.set(path.posix.join(folder, own), photo);
    return {source: `![${alt.replace(/[[\]{}<>\\\n]/g, ' ').trim()}](./${own})`};
  }

  /** Writes the files that a text is about to show. */
  writeFor(page: string, text: string): void {
    for (const [file, data] of this.added) {
      const isShown = path.posix.dirname(file) === path.posix.dirname(page) && isNamedIn(text, file);
      if (isShown && !this.isWritten(file, data)) writeFileSync(this.placeOf(file), data, {flag: 'wx'});
    }
  }

  /** Removes the files that no page shows: the change was refused, or it was undone. */
  removeUnused(pages: readonly ParsedPage[]): void {
    for (const [file, data] of this.added) {
      const isShown = pages.some(({text}) => isNamedIn(text, file));
      if (!isShown && this.isWritten(file, data)) rmSync(this.placeOf(file));
    }
  }
}
