import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {Refusal} from '../../../content/refusal';
import {slugOf} from '../../../content/slug';
import {messages} from '../messages';
import type {Requests} from './requests';

const endings: Readonly<Record<string, string>> = {jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', gif: 'gif'};

/** The photos that were added in this run. */
export class Photos {
  private readonly added = new Map<string, Buffer>();

  constructor(private readonly root: string) {}

  private contentOf(file: string): Buffer | undefined {
    const place = path.join(this.root, file);
    return existsSync(place) ? readFileSync(place) : undefined;
  }

  /** Turns a photo upright, gives it a plain name that no other picture has, and returns the Markdown that shows it. */
  async add({file: page, name, data, alt}: Requests['photo']): Promise<string> {
    const given = Buffer.from(data, 'base64');
    const {format, orientation = 1} = await sharp(given)
      .metadata()
      .catch(() => ({format: '', orientation: 1}));
    const ending = endings[format ?? ''];
    if (!ending) throw new Refusal(messages.notAPicture({name}));
    const photo = orientation > 1 ? await sharp(given).rotate().toBuffer() : given;
    const slug = slugOf(path.basename(name, path.extname(name))) || 'picture';
    const fileFor = (count: number) => `${path.posix.dirname(page)}/${slug}${count > 1 ? `-${count}` : ''}.${ending}`;
    const isTaken = (file: string) => !(this.added.get(file) ?? this.contentOf(file) ?? photo).equals(photo);
    let count = 1;
    while (isTaken(fileFor(count))) count += 1;
    const file = fileFor(count);
    this.added.set(file, photo);
    writeFileSync(path.join(this.root, file), photo);
    return `![${alt.replace(/[[\]{}<>\\\n]/g, ' ').trim()}](./${path.posix.basename(file)})`;
  }

  /** Removes the photos of this run that no page shows. Until work is submitted, undo and redo need them. */
  removeUnused(pages: readonly {text: string}[]): void {
    for (const [file, photo] of this.added) {
      const isShown = pages.some(({text}) => text.includes(`/${path.posix.basename(file)}`));
      if (!isShown && this.contentOf(file)?.equals(photo)) rmSync(path.join(this.root, file));
    }
  }
}
