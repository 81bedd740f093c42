import type {PageFile, PageText} from '../messages';
import {shownTexts, type Shown} from './engine';
import {placeOf, type Place} from './place';
import {ask} from './server';

/** A text of the page that can be written, where it stands. */
export type Entry = {file: string; text: PageText; place: Place};

const isOver = ({place: {nodes}}: Entry, x: number, y: number): boolean => {
  const range = document.createRange();
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return false;
  range.setStartBefore(first);
  range.setEndAfter(last);
  return [...range.getClientRects()].some(
    ({left, right, top, bottom}) => x >= left && x <= right && y >= top && y <= bottom,
  );
};

/** Whether a place is still as it was found. */
const isThere = ({host, nodes}: Place): boolean => nodes.every((node) => node.parentNode === host);

/** All texts of the page, as its files have them. */
export class Texts {
  private readonly files = new Map<string, PageFile>();
  private readonly asked = new Set<string>();
  private entries: Entry[] = [];
  /** Elements that the keyboard reaches only because of this. */
  private readonly reached = new Set<HTMLElement>();
  /** Answers that stand open only because of this: what is folded cannot be clicked. */
  private readonly unfolded = new Set<HTMLDetailsElement>();

  /** Takes what the server says of a file by now. */
  know(file: PageFile): void {
    this.files.set(file.file, file);
  }

  hashOf = (file: string): string => this.files.get(file)?.hash ?? '';

  textIn = (file: string, at: number): PageText | undefined => this.files.get(file)?.texts.find((one) => one.at === at);

  async read(files: readonly string[]): Promise<void> {
    const answer = await ask('read', {files: [...files]});
    answer.files.forEach((file) => {
      this.know(file);
    });
  }

  /** Reads every file that the page shows. */
  async load(): Promise<void> {
    const names = new Set(shownTexts().map(({file}) => file));
    names.forEach((name) => this.asked.add(name));
    await this.read([...names]);
    this.map();
  }

  /** Finds the places of all texts; those of files that are new on the page are found once they are read. */
  map(): void {
    const shown = shownTexts();
    const unknown = shown.some(({file}) => !this.asked.has(file));
    this.entries = shown.flatMap((one) => this.entryOf(one) ?? []);
    this.unmark();
    for (const {place} of this.entries) this.mark(place.host);
    // A server that is away says so as soon as somebody saves.
    if (unknown) this.load().catch(() => undefined);
  }

  private entryOf({file, at, nodes}: Shown): Entry | undefined {
    const text = this.textIn(file, at);
    const place = text && placeOf(text, nodes);
    return text && place && !place.host.closest('[data-draft]') ? {file, text, place} : undefined;
  }

  private mark(host: HTMLElement): void {
    host.dataset.writable = '';
    const folded = host.closest<HTMLDetailsElement>('main details:not([open])');
    if (folded) {
      folded.open = true;
      this.unfolded.add(folded);
    }
    if (host.tabIndex >= 0) return;
    host.tabIndex = 0;
    this.reached.add(host);
  }

  private unmark(): void {
    for (const host of document.querySelectorAll<HTMLElement>('[data-writable]')) delete host.dataset.writable;
    for (const host of this.reached) host.removeAttribute('tabindex');
    this.reached.clear();
  }

  clear(): void {
    this.unmark();
    for (const one of this.unfolded) one.open = false;
    this.unfolded.clear();
    this.entries = [];
  }

  /** The text under the pointer, or of the element that has the focus; found anew if the page was drawn a moment ago. */
  at(target: EventTarget | null, x: number, y: number): Entry | undefined {
    const found = this.look(target, x, y);
    if (found) return found;
    this.map();
    return this.look(target, x, y);
  }

  private look(target: EventTarget | null, x: number, y: number): Entry | undefined {
    const host = target instanceof Element ? target.closest('[data-writable]') : null;
    const here = this.entries.filter(({place}) => place.host === host && isThere(place));
    const inside = here.find(({place}) => place.nodes.some((node) => node.contains(target as Node)));
    return inside ?? here.find((one) => isOver(one, x, y)) ?? (target === host ? here[0] : undefined);
  }

  find = (file: string, at: number): Entry | undefined =>
    this.entries.find((one) => one.file === file && one.text.at === at);
}
