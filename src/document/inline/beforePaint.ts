import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page, before it is painted: asks for the typefaces, and keeps taps until the application comes. Every page waits for it, so it does as little as it can.
 */
export function beforePaint(names: Names): void {
  const page = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

  // Scripts are loaded by their address, which the content security policy checks. Text that is to become markup or
  // code finds no way in, because this policy offers none.
  type Policies = {createPolicy: (name: string, policy: {createScriptURL: (address: string) => string}) => void};
  const {trustedTypes} = window as unknown as {trustedTypes?: Policies};
  trustedTypes?.createPolicy('default', {createScriptURL: (address) => address});

  /**
   * The first paint waits for the typefaces, for a tenth of a second at most, where they can be there by then: they
   * were loaded before, or the page came quickly. A slow phone would lose that much time again by asking for them, so
   * there the next page gets them (client/lateTypefaces.ts).
   */
  const cameQuickly = performance.now() < 300;
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (cameQuickly || cameFromHere || visit?.type !== 'navigate') {
    for (const face of document.fonts) if (!face.family.includes('fallback')) face.load().catch(() => undefined);
  } else page.dataset.fonts = names.lateFonts;

  const isAlive = () => page.dataset.hasHydrated === 'true';
  let kept: HTMLElement | undefined;

  const keep = (button: HTMLElement) => {
    if (!kept) new MutationObserver(pressAgain).observe(page, {attributeFilter: ['data-has-hydrated']});
    kept = button;
  };
  const pressAgain = (_: unknown, watch: MutationObserver) => {
    if (!isAlive()) return;
    watch.disconnect();
    kept?.click();
  };

  /** A button that is tapped before the application lives is pressed again when it does. */
  const tap = (event: Event) => {
    if (isAlive()) {
      removeEventListener('click', tap, true);
      return;
    }
    const target = event.target as Element;
    const link = target.closest('a');
    // The browser loads the page; a tap with a key held, or on an address of another kind, leaves this one as it is.
    const {ctrlKey, metaKey, shiftKey} = event as MouseEvent;
    const isElsewhere = ctrlKey || metaKey || shiftKey || link?.target;
    if (!isElsewhere && link?.origin === location.origin && link.pathname !== location.pathname)
      page.toggleAttribute(names.waiting, true);
    const button = target.closest('button');
    if (!button || button.popoverTargetElement || button.type === 'submit') return;
    event.stopPropagation();
    keep(button);
  };
  addEventListener('click', tap, true);
  // On the way back a browser may show the page as it was left.
  addEventListener('pageshow', () => page.removeAttribute(names.waiting));
}
