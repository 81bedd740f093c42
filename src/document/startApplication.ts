import type {Names} from '../content/documentNames';

/**
 * Runs at the end of every page: starts the application when the browser is idle after `load`, or at the first sign of a
 * visitor, a moment later, so that a tap is answered and painted first.
 */
export function startApplication({application, visitorEvents}: Names): void {
  const {scripts = ''} = document.getElementById(application)?.dataset ?? {};
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const src of scripts.split(' ')) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  };
  const soon = () => setTimeout(start, 200);
  for (const name of visitorEvents.split(' ')) addEventListener(name, soon, {once: true, capture: true, passive: true});
  // Safari has no idle callback yet.
  addEventListener('load', () => (window.requestIdleCallback ?? soon)(start, {timeout: 3000}));
}
