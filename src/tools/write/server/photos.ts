import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {Refusal} from '../../../content/refusal';
import {slugOf} from '../../../content/slug';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {messages} from '../messages';
import type {Requests} from './requests';

const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'];

const isNamedIn = (text: string, file: string) => text.includes(`/${path.posix.basename(file)}`);

/** Photos that were added in this run. Each file exists for as long as a page shows it. */
export class Photos {
  private readonly added = new Map<string, Buffer>();

  constructor(private readonly root: string) {}

  private placeOf = (file: string) => path.join(this.root, file);

  private isWritten = (file: string, data: Buffer) =>
    existsSync(this.placeOf(file)) && readFileSync(this.placeOf(file)).equals(data);

  /** A plain name that no other picture in the folder has. */
  private nameFor(folder: string, name: string, ending: string, data: Buffer): string {
    const slug = slugOf(path.basename(name, path.extname(name))) || 'picture';
    for (let count = 1; ; count += 1) {
      const own = `${slug}${count > 1 ? `-${count}` : ''}.${ending}`;
      const file = path.posix.join(folder, own);
      if (this.added.get(file)?.equals(data) ?? !existsSync(this.placeOf(file))) return own;
    }
  }

  /** Turns a photo upright and returns the Markdown that shows it. */
  async add({file, name, data, alt}: Requests['photo']): Promise<string> {
    const given = Buffer.from(data, 'base64');
    const {format = '', orientation = 1} = await sharp(given)
      .metadata()
      .catch(() => ({format: '', orientation: 1}));
    if (!formats.includes(format)) throw new Refusal(messages.notAPicture({name}));
    const photo = orientation > 1 ? await sharp(given).rotate().toBuffer() : given;
    const folder = path.posix.dirname(file);
    const own = this.nameFor(folder, name, format === 'jpeg' ? 'jpg' : format === 'heif' ? 'avif' : format, photo);
    this.added.set(path.posix.join(folder, own), photo);
    this.write(path.posix.join(folder, own), photo);
    return `![${alt.replace(/[[\]{}<>\\\n]/g, ' ').trim()}](./${own})`;
  }

  private write(file: string, data: Buffer): void {
    if (!this.isWritten(file, data)) writeFileSync(this.placeOf(file), data, {flag: 'wx'});
  }

  /** Writes the files that a text is about to show. */
  writeFor(page: string, text: string): void {
    for (const [file, data] of this.added)
      if (path.posix.dirname(file) === path.posix.dirname(page) && isNamedIn(text, file)) this.write(file, data);
  }

  /** Removes the files that no page shows, because the change was undone. */
  removeUnused(pages: readonly ParsedPage[]): void {
    for (const [file, data] of this.added)
      if (pages.every(({text}) => !isNamedIn(text, file)) && this.isWritten(file, data)) rmSync(this.placeOf(file));
  }
}
