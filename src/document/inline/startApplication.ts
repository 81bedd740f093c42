import type {Names} from '../../content/documentNames';

/**
 * Runs at the end of every page: starts the application when the page is there to be read, which is when the browser
 * is idle after `load`, or at the first sign of a visitor.
 */
export function startApplication(names: Names): void {
  const {dataset} = document.getElementById(names.application) as HTMLElement;
  const signs = names.signs.split(' ');
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, startSoon, true);
    for (const src of dataset.scripts?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  };

  /** What the visitor does is answered and painted first, a whole tap with it: the start is long on a slow phone. */
  const startSoon = () => requestAnimationFrame(() => setTimeout(start, 200));
  for (const sign of signs) addEventListener(sign, startSoon, {capture: true, passive: true});

  const startWhenIdle = () => {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 3000});
    else start();
  };
  // Many a first tap comes as soon as the page has loaded.
  addEventListener('load', () => setTimeout(startWhenIdle, 300));
}
