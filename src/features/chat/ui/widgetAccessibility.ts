import {stayOutOfTheWay} from './outOfTheWay';
import {widgetSelector} from './traces';

const name = (element: Element | null, label: string) => {
  if (element && !element.textContent.trim() && !element.hasAttribute('aria-label'))
    element.setAttribute('aria-label', label);
};

export type Parts = {root: HTMLElement; panel: HTMLElement; toggle: HTMLElement};

/** The parts that the site knows, drawn in the page or in a shadow root that is open. */
export function widgetParts(): Parts | undefined {
  const root = document.querySelector<HTMLElement>(widgetSelector);
  const within = root?.shadowRoot ?? root;
  const panel = within?.querySelector<HTMLElement>('.chat-container');
  const toggle = within?.querySelector<HTMLElement>('.chat-toggle');
  return root && panel && toggle ? {root, panel, toggle} : undefined;
}

const isOpen = (panel: Element) => panel.classList.contains('open');

const firstControl = (panel: Element) =>
  [...panel.querySelectorAll<HTMLElement>('textarea, input, button:not(.close-button), iframe')].find((control) =>
    control.checkVisibility(),
  );

export function openPanel({panel, toggle}: Parts): void {
  if (isOpen(panel)) firstControl(panel)?.focus();
  else toggle.click();
}

/** A panel higher than the window, as when a page is enlarged, would have its header and close button above the screen. */
function keepHeaderInSight(panel: HTMLElement): void {
  const below = innerHeight - panel.getBoundingClientRect().bottom;
  panel.style.maxBlockSize = `calc(100dvh - ${Math.max(0, below) + 8}px)`;
}

/**
 * Adds what the platform leaves out: names for the buttons, a live region for the conversation, Escape, and focus
 * that moves into the panel and back. Everything is attached to the widget's own nodes and goes away with them.
 */
export function improveWidget({root, panel, toggle}: Parts, title: string): void {
  root.setAttribute('role', 'region');
  root.setAttribute('aria-label', title);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', title);
  name(toggle, title);
  stayOutOfTheWay(root, toggle);
  for (const close of panel.querySelectorAll('.close-button')) close.setAttribute('aria-label', 'Close chat');
  const messages = panel.querySelector('.chat-messages');
  messages?.setAttribute('role', 'log');
  messages?.setAttribute('aria-live', 'polite');
  messages?.setAttribute('tabindex', '0');
  messages?.setAttribute('aria-label', 'Conversation');
  panel.querySelector('textarea')?.setAttribute('aria-label', 'Your message');
  panel.querySelector('iframe')?.setAttribute('title', title);

  const show = (open: boolean) => {
    root.toggleAttribute('data-open', open);
    toggle.setAttribute('aria-expanded', String(open));
  };
  const follow = () => {
    const open = isOpen(panel);
    if (open) keepHeaderInSight(panel);
    if (root.hasAttribute('data-open') === open) return;
    show(open);
    if (open) firstControl(panel)?.focus();
    else if (root.contains(document.activeElement) || document.activeElement === document.body) toggle.focus();
  };
  show(isOpen(panel));
  new MutationObserver(follow).observe(panel, {attributeFilter: ['class']});
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen(panel)) toggle.click();
  });
}
