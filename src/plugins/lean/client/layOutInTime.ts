import {whenIdle} from './idle';

let waiting: HTMLElement[] = [];

function layOutNext(): void {
  const part = waiting.shift();
  if (!part) return;
  part.style.contentVisibility = 'visible';
  whenIdle(layOutNext);
}

/**
 * Lays out what lies below the screen, one section at a time, whenever the browser has nothing better to do. From
 * then on every height is the true one: a scroll bar does not jump, and the way back leads to the place that was left.
 */
export function onRouteDidUpdate(): void {
  const nothingIsComing = waiting.length === 0;
  waiting = [...document.querySelectorAll<HTMLElement>('main > section, footer')];
  if (nothingIsComing) whenIdle(layOutNext);
}
