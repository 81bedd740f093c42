import type {Names} from '../../content/documentNames';

/**
 * Runs at the end of every page: starts the application when the browser is idle after `load`, or at the first
 * interaction.
 */
export function startApplication(names: Names): void {
  const {dataset} = document.getElementById(names.application) as HTMLElement;
  const events = names.visitorEvents.split(' ');
  let started = false;

  // React would not expect the link in the page, and would drop it with the page at the first navigation. A link that is
  // moved stays loaded. Where that is not possible, `start` loads a new one, and the whole page is laid out again.
  const head: HTMLHeadElement & {moveBefore?: (link: Node, next: null) => void} = document.head;
  const link = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
  if (link?.sheet) head.moveBefore?.(link, null);

  const load = () => {
    document.querySelector('body link[rel=stylesheet]')?.remove();
    for (const src of dataset.scripts?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const event of events) removeEventListener(event, startSoon, true);
    const sheet = document.querySelector('body link[rel=stylesheet]');
    if (sheet) document.head.append(Object.assign(sheet.cloneNode(), {onload: load, onerror: load}));
    else load();
  };

  /** Lets the browser handle and paint a whole tap first, because starting takes long on a slow phone. */
  const startSoon = () => requestAnimationFrame(() => setTimeout(start, 200));
  for (const event of events) addEventListener(event, startSoon, {capture: true, passive: true});

  const startWhenIdle = () => {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 3000});
    else start();
  };
  // The first tap often comes as soon as the page has loaded.
  addEventListener('load', () => setTimeout(startWhenIdle, 300));
}
