/**
 * What must be there when the page is painted: the theme that the visitor chose, the typefaces, and somebody who keeps
 * taps until the application comes. It stands inline in the head of every page as it is written here, so it uses
 * nothing from outside itself, and does as little as it can: every page waits for it.
 */
export function early(): void {
  const page = document.documentElement;
  let kept: HTMLElement | undefined;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

  // Without a choice the system's preference holds, and CSS alone follows it.
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen) page.dataset.theme = chosen;
  } catch {
    // Storage is blocked: nothing was chosen.
  }

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

  /**
   * Whoever comes to the top of a page needs its first screen laid out, and the rest in time (layOutInTime.ts); whoever
   * comes to a place further down needs the true heights above it.
   */
  if (!location.hash && visit?.type === 'navigate') page.dataset.top = '';

  const alive = () => page.dataset.hasHydrated === 'true';

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

  const keep = (button: HTMLElement) => {
    if (!kept) new MutationObserver(pressAgain).observe(page, {attributeFilter: ['data-has-hydrated']});
    kept = button;
  };
  const pressAgain = (_: unknown, watch: MutationObserver) => {
    if (!alive()) return;
    watch.disconnect();
    kept?.click();
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
    else keep(button);
  };
  addEventListener('click', tap, true);
}
