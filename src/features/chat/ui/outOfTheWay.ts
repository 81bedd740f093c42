import {names} from '../../../content/documentNames';
import styles from './outOfTheWay.module.css';

/** A field or a button as wide as a phone. A card is higher, and there is room to press it beside the chat. */
const isInNeed = (element: Element) =>
  element instanceof HTMLElement &&
  element.matches('main *, footer *') &&
  element.matches('a, button, input, select, textarea') &&
  element.offsetWidth > window.innerWidth / 2 &&
  element.offsetHeight < window.innerHeight / 3;

function covers(toggle: HTMLElement): boolean {
  const {left, right, top, bottom} = toggle.getBoundingClientRect();
  const spots = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y]));
  return spots.some(([x = 0, y = 0]) => document.elementsFromPoint(x, y).some(isInNeed));
}

/** The button that opens the chat fades while it would cover a wide button or field of the page. */
export function stayOutOfTheWay(root: HTMLElement, toggle: HTMLElement): void {
  root.classList.add(...(styles.chat?.split(' ') ?? []));
  const listening = new AbortController();
  let asked = 0;
  const look = () => {
    asked = 0;
    if (root.isConnected) root.toggleAttribute('data-aside', !toggle.matches(':focus-visible') && covers(toggle));
    else listening.abort();
  };
  const lookSoon = () => {
    asked ||= requestAnimationFrame(look);
  };
  const options = {passive: true, signal: listening.signal};
  for (const event of ['scroll', 'resize', 'focusin', names.arrival]) window.addEventListener(event, lookSoon, options);
  lookSoon();
}
