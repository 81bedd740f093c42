import type {Writer} from './writer';

/** The engine draws what was saved within this time. */
const drawing = 4000;

/** A click on a page that is being drawn anew is meant for the text that stands there a moment later. */
export class LateClick {
  private waiting: {x: number; y: number} | undefined;

  constructor(private readonly writer: Writer) {}

  keep(x: number, y: number): void {
    this.waiting = Date.now() - this.writer.savedAt < drawing ? {x, y} : undefined;
  }

  drop(): void {
    this.waiting = undefined;
  }

  /** Once the page is drawn. */
  again(): void {
    if (!this.waiting || this.writer.current) return;
    const {x, y} = this.waiting;
    const entry = this.writer.texts.at(document.elementFromPoint(x, y), x, y);
    if (!entry) return;
    this.waiting = undefined;
    this.writer.open(entry, {x, y});
  }
}
