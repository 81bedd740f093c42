import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {slugOf} from '../../../content/slug';
import {messages} from '../messages';
import type {Answers, Refused, Saved} from '../protocol';
import type {Asked} from './requests';

const kinds = /\.(avif|gif|jpe?g|png|webp)$/i;

/** Photos that somebody put into a text. Their files appear with the save that shows them, and not before. */
export class Photos {
  private readonly waiting = new Map<string, Buffer>();

  constructor(private readonly root: string) {}

  private placeOf = (file: string) => path.join(this.root, file);

  /** A plain name that no other picture beside the page has. */
  private nameFor(folder: string, name: string, data: Buffer): string {
    const end = path.extname(name).toLowerCase();
    const slug = slugOf(path.basename(name, path.extname(name))) || 'picture';
    for (let count = 1; ; count += 1) {
      const own = `${slug}${count > 1 ? `-${count}` : ''}${end}`;
      const file = path.posix.join(folder, own);
      if (this.waiting.get(file)?.equals(data) ?? !existsSync(this.placeOf(file))) return own;
    }
  }

  /** Answers what will show a photo on a page. */
  add({file, name, data, alt}: Asked['photo']): Answers['photo'] {
    if (!kinds.test(name)) return {refused: messages.notAPicture};
    const folder = path.posix.dirname(file);
    const photo = Buffer.from(data, 'base64');
    const own = this.nameFor(folder, name, photo);
    this.waiting.set(path.posix.join(folder, own), photo);
    return {source: `![${alt.replace(/[[\]{}<>\\\n]/g, ' ').trim()}](./${own})`};
  }

  /** Puts those that the text of a page shows beside it, for as long as it is not refused. */
  saveWith(page: string, text: string, save: () => Saved | Refused): Saved | Refused {
    const isShown = (file: string) =>
      path.posix.dirname(file) === path.posix.dirname(page) && text.includes(`](./${path.posix.basename(file)})`);
    const shown = [...this.waiting].filter(([file]) => isShown(file));
    for (const [file, data] of shown) writeFileSync(this.placeOf(file), data, {flag: 'wx'});
    let answer: Saved | Refused | undefined;
    try {
      return (answer = save());
    } finally {
      for (const [file] of shown)
        if (answer && 'saved' in answer) this.waiting.delete(file);
        else rmSync(this.placeOf(file));
    }
  }
}
