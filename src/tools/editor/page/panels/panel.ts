import {button} from '../bar';
import {make} from './make';
import styles from './panels.module.css';

/** The panel beside the page. One thing is in it at a time. */
export class Panel {
  private readonly heading = make('h2', {tabIndex: -1, className: styles.heading});
  private readonly body = make('div', {className: styles.body});
  readonly element = make('aside', {className: styles.panel, hidden: true, attributes: {'aria-label': 'Writing'}});
  private cameFrom: Element | null = null;

  constructor(private readonly onClose: () => void) {
    const close = button('Close', () => {
      this.close();
    });
    this.element.append(make('header', {className: styles.head}, this.heading, close), this.body);
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      this.close();
    });
    document.body.append(this.element);
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** Shows something under a headline, which gets the focus unless a button of these words is there. */
  show(title: string, parts: readonly Node[], focused?: string): void {
    if (!this.element.contains(document.activeElement)) this.cameFrom = document.activeElement;
    this.heading.textContent = title;
    this.body.replaceChildren(...parts);
    this.body.scrollTop = 0;
    this.element.hidden = false;
    const wanted = [...this.body.querySelectorAll('button')].find(
      (one) => one.textContent === focused && !one.disabled,
    );
    (wanted ?? this.heading).focus({preventScroll: true});
  }

  /** Shows the same thing as it is by now. The eye and the keyboard stay where they are. */
  renew(parts: readonly Node[]): void {
    const controls = () => [...this.body.querySelectorAll<HTMLElement>('input, textarea, select, button')];
    const at = controls().findIndex((one) => one === document.activeElement);
    const {scrollTop} = this.body;
    this.body.replaceChildren(...parts);
    this.body.scrollTop = scrollTop;
    controls()[at]?.focus({preventScroll: true});
  }

  /** Whether somebody has typed something that is not saved, or searches for something. */
  get isTyped(): boolean {
    return this.body.querySelector('[data-unsaved], [type="search"]:not(:placeholder-shown)') !== null;
  }

  close(): void {
    if (!this.isOpen) return;
    this.element.hidden = true;
    this.body.replaceChildren();
    this.onClose();
    if (this.cameFrom instanceof HTMLElement) this.cameFrom.focus({preventScroll: true});
  }
}
