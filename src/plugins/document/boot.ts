/**
 * Starts the application when the page is there to be read: once the browser is idle after `load`, or at the first
 * sign of a visitor. Until then it answers in its place. It stands inline in every page as it is written here, so it
 * uses nothing from outside itself.
 */
export function boot(): void {
  const own = document.currentScript as HTMLScriptElement;
  const page = document.documentElement;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
  const alive = () => page.dataset.hasHydrated === 'true';
  let started = false;
  let kept: HTMLElement | undefined;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

  /**
   * The first paint waits for the typefaces, a tenth of a second at most, where they can be there by then: they were
   * loaded before, or the page came quickly. Elsewhere it does without: a font that is only asked for costs a slow phone
   * as much again. The next page has them (src/plugins/fonts/client/late.ts).
   */
  const cameQuickly = performance.now() < 300;
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (cameQuickly || cameFromHere || visit?.type !== 'navigate') {
    for (const face of document.fonts) if (!face.family.includes('fallback')) face.load().catch(() => undefined);
  } else page.dataset.fonts = 'late';

  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, startSoon, true);
    // A page brings the rules that it uses itself; the pages after it need the whole sheet.
    const href = own.dataset.styles;
    if (href) document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
    for (const src of own.dataset.app?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
    }
  };

  /** What the visitor does is answered and painted first, a whole tap with it: the start is long on a slow phone. */
  const startSoon = () => requestAnimationFrame(() => setTimeout(start, 200));

  const switchTheme = (button: HTMLElement) => {
    const dark = (page.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) === 'dark';
    page.dataset.theme = dark ? 'light' : 'dark';
    button.ariaPressed = String(!dark);
    try {
      localStorage.setItem('theme', page.dataset.theme);
    } catch {
      // Storage is blocked: the choice holds until the page is left.
    }
  };

  /** A tap before the application lives: the theme changes at once, other buttons are pressed again when it does. */
  const tap = (event: Event) => {
    if (alive()) {
      removeEventListener('click', tap, true);
      return;
    }
    const button = (event.target as Element).closest('button');
    if (!button || button.popoverTargetElement || button.type === 'submit') return;
    event.stopPropagation();
    if (button.dataset.action === 'theme') switchTheme(button);
    else kept = button;
  };

  new MutationObserver((_, watch) => {
    if (!alive()) return;
    watch.disconnect();
    kept?.click();
  }).observe(page, {attributeFilter: ['data-has-hydrated']});

  /**
   * Whoever comes to the top of a page needs its first screen laid out, and the rest in time (layOutInTime.ts); whoever
   * comes to a place further down needs the true heights above it.
   */
  const layOutWhole = () => delete page.dataset.top;
  if (!location.hash && visit?.type === 'navigate') page.dataset.top = '';
  addEventListener('popstate', layOutWhole);
  addEventListener('click', ({target}) => (target as Element).closest('a[href*="#"]') && layOutWhole(), true);

  addEventListener('click', tap, true);
  for (const sign of signs) addEventListener(sign, startSoon, {capture: true, passive: true});
  const startWhenIdle = () => {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 3000});
    else start();
  };
  // Many a first tap comes as soon as the page has loaded.
  addEventListener('load', () => setTimeout(startWhenIdle, 300));
}
