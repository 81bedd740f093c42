import type {Place} from './flow/places';

/** Lets the pointer and the keyboard reach every text while writing is on. */
export class Reach {
  /** Elements that the keyboard reaches only because of this. */
  private readonly reached = new Set<HTMLElement>();
  /** Answers that are open only because of this: what is folded cannot be clicked. */
  private readonly unfolded = new Set<HTMLDetailsElement>();

  show(places: readonly Place[]): void {
    this.unmark();
    for (const {host, texts} of places) {
      for (const node of texts) if (node instanceof HTMLElement) node.dataset.writable = '';
      if (host.tabIndex < 0) {
        host.tabIndex = 0;
        this.reached.add(host);
      }
      const folded = host.closest<HTMLDetailsElement>('main details:not([open])');
      if (!folded) continue;
      folded.open = true;
      this.unfolded.add(folded);
    }
  }

  private unmark(): void {
    for (const one of document.querySelectorAll<HTMLElement>('[data-writable]')) delete one.dataset.writable;
    for (const host of this.reached) host.removeAttribute('tabindex');
    this.reached.clear();
  }

  clear(): void {
    this.unmark();
    for (const one of this.unfolded) one.open = false;
    this.unfolded.clear();
  }
}
