import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page, before the first paint: sets the theme that the visitor chose, and answers the theme
 * button. Without a choice, CSS follows the system.
 */
export function chosenTheme(names: Names): void {
  const page = document.documentElement;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  /** Makes the browser's own bars follow the chosen theme, whatever set it. */
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
    const button = (event.target as Element).closest('button');
    if (button?.dataset.action !== names.theme) return;
    // The tap has been answered, so earlyTaps.ts must not keep it for the application.
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
