import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page, before it is painted: sets the theme that the visitor chose, and switches it at a
 * tap on the button until the application does. Without a choice the system's preference holds, and CSS alone
 * follows it.
 */
export function chosenTheme(names: Names): void {
  const page = document.documentElement;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  /** The browser's own bars follow the choice, whoever makes it. */
  const colorBars = () => {
    const isDark = page.dataset.theme === 'dark';
    if (light) light.media = isDark ? 'not all' : 'all';
    if (dark) dark.media = isDark ? 'all' : 'not all';
  };
  new MutationObserver(colorBars).observe(page, {attributeFilter: ['data-theme']});
  try {
    const chosen = localStorage.getItem(names.theme);
    if (chosen) page.dataset.theme = chosen;
  } catch {
    // Storage is blocked: nothing was chosen.
  }

  const tap = (event: Event) => {
    if (page.dataset.hasHydrated === 'true') {
      removeEventListener('click', tap, true);
      return;
    }
    const button = (event.target as Element).closest('button');
    if (button?.dataset.action !== names.theme) return;
    // The tap is answered: beforePaint.ts need not keep it for the application.
    event.stopImmediatePropagation();
    const wasDark =
      (page.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) === 'dark';
    page.dataset.theme = wasDark ? 'light' : 'dark';
    button.ariaPressed = String(!wasDark);
    try {
      localStorage.setItem(names.theme, page.dataset.theme);
    } catch {
      // Storage is blocked: the choice holds until the visitor leaves the page.
    }
  };
  addEventListener('click', tap, true);
}
