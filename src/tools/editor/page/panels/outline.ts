import {button} from '../bar';
import {make} from './make';
import styles from './outline.module.css';

/** Where nodes are on the screen, together. */
export function boxOf(nodes: readonly Node[]): DOMRect | undefined {
  const first = nodes[0];
  const last = nodes.at(-1);
  if (!first?.isConnected || !last?.isConnected) return undefined;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range.getBoundingClientRect();
}

/** How far down the bar of the site reaches. */
const barFoot = 76;

/** The line around a component, with its name, which opens its panel. */
export class Outline {
  private readonly frame = make('div', {className: styles.outline, hidden: true});
  private readonly handle: HTMLButtonElement;
  private nodes: readonly Node[] = [];

  constructor(open: () => void) {
    this.handle = button('', open, styles.handle);
    // The keyboard opens panels from the list of parts.
    this.handle.tabIndex = -1;
    this.frame.append(this.handle);
    document.body.append(this.frame);
    for (const type of ['scroll', 'resize'] as const) {
      window.addEventListener(
        type,
        () => {
          this.place();
        },
        {passive: true},
      );
    }
  }

  holds = (target: EventTarget | null): boolean => target === this.handle;

  around(nodes: readonly Node[], name: string): void {
    this.nodes = nodes;
    this.handle.textContent = name;
    this.place();
  }

  hide(): void {
    this.nodes = [];
    this.frame.hidden = true;
  }

  place(): void {
    const box = boxOf(this.nodes);
    this.frame.hidden = !box || box.width === 0;
    if (!box) return;
    const {style} = this.frame;
    style.insetInlineStart = `${box.left}px`;
    style.insetBlockStart = `${box.top}px`;
    style.inlineSize = `${box.width}px`;
    style.blockSize = `${box.height}px`;
    // Below the bar of the site, the name stays in sight.
    this.frame.toggleAttribute('data-high', box.top < barFoot + 28);
    style.setProperty('--name', `${Math.max(0, barFoot - box.top)}px`);
  }

  show(): void {
    const first = this.nodes[0];
    const element = first instanceof Element ? first : first?.parentElement;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollIntoView({block: 'center', behavior: still ? 'instant' : 'smooth'});
    setTimeout(() => {
      this.place();
    }, 400);
  }
}
