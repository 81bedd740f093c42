import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page, before it is painted: keeps taps until the application comes. Every page waits for
 * it, so it does as little as it can.
 */
export function beforePaint(names: Names): void {
  const page = document.documentElement;

  // Scripts are loaded by their address, which the content security policy checks. Text that is to become markup or
  // code finds no way in, because this policy offers none.
  type Policies = {createPolicy: (name: string, policy: {createScriptURL: (address: string) => string}) => void};
  const {trustedTypes} = window as unknown as {trustedTypes?: Policies};
  trustedTypes?.createPolicy('default', {createScriptURL: (address) => address});

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
