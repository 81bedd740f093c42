import type {Writer} from './writer';

/** The engine draws what was saved within this time. */
const drawing = 4000;

/** What does something of its own when it is clicked. */
const controls = 'a, button, input, select, textarea, label';

type Click = {x: number; y: number; page: string; until: number};

/** A click on a page that is being drawn anew is meant for the text that stands there a moment later. */
export class LateClick {
  private waiting: Click | undefined;

  constructor(private readonly writer: Writer) {}

  keep({target, clientX: x, clientY: y, detail}: MouseEvent): void {
    const until = this.writer.savedAt + drawing;
    const isOnText = detail > 0 && target instanceof Element && target.closest('main') && !target.closest(controls);
    this.waiting = isOnText && Date.now() < until ? {x, y, until, page: location.pathname} : undefined;
  }

  drop(): void {
    this.waiting = undefined;
  }

  /** Once the page is drawn. */
  again(): void {
    if (!this.waiting || this.writer.current) return;
    const {x, y, page, until} = this.waiting;
    if (page !== location.pathname || Date.now() > until) {
      this.waiting = undefined;
      return;
    }
    const entry = this.writer.texts.at(document.elementFromPoint(x, y), x, y);
    if (!entry) return;
    this.waiting = undefined;
    this.writer.open(entry, {x, y});
  }
}
