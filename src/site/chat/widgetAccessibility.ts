import {stayOutOfTheWay} from './outOfTheWay';
import {widgetSelector} from './traces';

const name = (element: Element | null, label: string) => {
  if (element && !element.textContent.trim() && !element.hasAttribute('aria-label'))
    element.setAttribute('aria-label', label);
};

type Parts = {root: HTMLElement; panel: HTMLElement; toggle: HTMLElement};

export function widgetParts(): Parts | undefined {
  const root = document.querySelector<HTMLElement>(widgetSelector);
  const panel = root?.querySelector<HTMLElement>('.chat-container');
  const toggle = root?.querySelector<HTMLElement>('.chat-toggle');
  return root && panel && toggle ? {root, panel, toggle} : undefined;
}

const isOpen = (panel: Element) => panel.classList.contains('open');

const firstControl = (panel: Element) =>
  [...panel.querySelectorAll<HTMLElement>('textarea, input, button:not(.close-button)')].find((control) =>
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

  const follow = () => {
    const open = isOpen(panel);
    if (open) keepHeaderInSight(panel);
    if (toggle.getAttribute('aria-expanded') === String(open)) return;
    toggle.setAttribute('aria-expanded', String(open));
    if (open) firstControl(panel)?.focus();
    else if (panel.contains(document.activeElement) || document.activeElement === document.body) toggle.focus();
  };
  toggle.setAttribute('aria-expanded', String(isOpen(panel)));
  new MutationObserver(follow).observe(panel, {attributeFilter: ['class']});
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen(panel)) toggle.click();
  });
}
