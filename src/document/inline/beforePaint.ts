import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page, before the first paint, and keeps taps until the application starts. It blocks the
 * page, so it does as little as it can.
 */
export function beforePaint(names: Names): void {
  const page = document.documentElement;

  // Allows the addresses of scripts, which the content security policy checks. Without createHTML and createScript in
  // this policy, no string can become markup or code.
  type Policies = {createPolicy: (name: string, policy: {createScriptURL: (address: string) => string}) => void};
  const {trustedTypes} = window as unknown as {trustedTypes?: Policies};
  trustedTypes?.createPolicy('default', {createScriptURL: (address) => address});

  const isHydrated = () => page.dataset.hasHydrated === 'true';
  let pending: HTMLElement | undefined;

  const keep = (button: HTMLElement) => {
    if (!pending) new MutationObserver(replay).observe(page, {attributeFilter: ['data-has-hydrated']});
    pending = button;
  };
  const replay = (_: unknown, watch: MutationObserver) => {
    if (!isHydrated()) return;
    watch.disconnect();
    pending?.click();
  };

  /** Clicks a button again that was tapped before the application was hydrated. */
  const tap = (event: Event) => {
    if (isHydrated()) {
      removeEventListener('click', tap, true);
      return;
    }
    const target = event.target as Element;
    const link = target.closest('a');
    // Not if the link opens elsewhere, because of a modifier key or a target, or stays on this page.
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
  // The back/forward cache may show the page as it was left.
  addEventListener('pageshow', () => page.removeAttribute(names.waiting));
}
