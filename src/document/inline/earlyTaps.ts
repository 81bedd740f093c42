import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page, before the first paint, and answers taps until the application is hydrated: marks the
 * page for links, and keeps buttons, to click them again then. It blocks the page, so it does as little as it can.
 */
export function earlyTaps(names: Names): void {
  const page = document.documentElement;
  let pending: HTMLElement | undefined;

  const tap = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    // Not if the link opens elsewhere, because of a modifier key or a target, or stays on this page.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || link?.target;
    if (!isElsewhere && link?.origin === location.origin && link.pathname !== location.pathname)
      page.toggleAttribute(names.waiting, true);
    const button = target.closest('button');
    if (!button || button.popoverTargetElement || button.type === 'submit') return;
    event.stopPropagation();
    pending = button;
  };
  addEventListener('click', tap, true);
  new MutationObserver((_, watch) => {
    watch.disconnect();
    removeEventListener('click', tap, true);
    pending?.click();
  }).observe(page, {attributeFilter: [names.started]});
  // The back/forward cache may show the page as it was left.
  addEventListener('pageshow', () => page.removeAttribute(names.waiting));
}
