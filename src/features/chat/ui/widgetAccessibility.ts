import styles from './chat.module.css';
import {treesIn} from './adoptStyles';
import {widgetSelector} from './removeChat';

export type Parts = {root: HTMLElement; panel: HTMLElement; toggle: HTMLElement};

/** The widget's known parts, in the page or in an open shadow root. */
export function widgetParts(): Parts | undefined {
  const root = document.querySelector<HTMLElement>(widgetSelector);
  const within = root?.shadowRoot ?? root;
  const panel = within?.querySelector<HTMLElement>('.chat-container');
  const toggle = within?.querySelector<HTMLElement>('.chat-toggle');
  return root && panel && toggle ? {root, panel, toggle} : undefined;
}

const isOpen = (panel: Element) => panel.classList.contains('open');

const findAll = (panel: Element, selector: string) =>
  treesIn(panel).flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(selector)]);

const fields = 'textarea, input:not([type="file"]), [contenteditable="true"]';

function takeFocus(panel: HTMLElement): void {
  const controls = [...findAll(panel, fields), ...findAll(panel, 'button:not(.close-button), iframe')];
  (controls.find((control) => control.checkVisibility({visibilityProperty: true})) ?? panel).focus();
}

export function openPanel({panel, toggle}: Parts): void {
  if (isOpen(panel)) takeFocus(panel);
  else toggle.click();
}

/** On a zoomed page, a panel taller than the window would have its header and close button off screen. */
function keepHeaderVisible(panel: HTMLElement): void {
  const below = innerHeight - panel.getBoundingClientRect().bottom;
  panel.style.maxBlockSize = `calc(100dvh - ${Math.max(0, below) + 8}px)`;
}

const addMissing = (element: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (!element.hasAttribute(name)) element.setAttribute(name, value);
  }
};

/**
 * Adds what the platform leaves out: names, a live region, Escape, and focus that moves into the panel and back. All of
 * it is removed with the widget's nodes. Returns a function to call after the widget draws something new.
 */
export function improveWidget({root, panel, toggle}: Parts, title: string): () => void {
  const addNames = () => {
    for (const messages of findAll(panel, root.dataset.messages ?? '.chat-messages')) {
      addMissing(messages, {role: 'log', 'aria-live': 'polite', tabindex: '0', 'aria-label': 'Conversation'});
    }
    for (const field of findAll(panel, fields)) addMissing(field, {'aria-label': 'Your message'});
    for (const send of findAll(panel, root.dataset.send ?? '.chat-send')) addMissing(send, {'aria-label': 'Send'});
    for (const frame of findAll(panel, 'iframe')) addMissing(frame, {title});
    for (const close of findAll(panel, '.close-button')) addMissing(close, {'aria-label': 'Close chat'});
  };
  addMissing(root, {role: 'region', 'aria-label': title});
  addMissing(panel, {role: 'dialog', 'aria-label': title, tabindex: '-1'});
  if (!toggle.textContent.trim()) addMissing(toggle, {'aria-label': title});
  root.className += ` ${styles.chat}`;

  const show = (open: boolean) => {
    root.toggleAttribute('data-open', open);
    toggle.setAttribute('aria-expanded', String(open));
  };
  const follow = () => {
    const open = isOpen(panel);
    if (open) keepHeaderVisible(panel);
    if (root.hasAttribute('data-open') === open) return;
    show(open);
    if (open) takeFocus(panel);
    else if (root.contains(document.activeElement) || document.activeElement === document.body) toggle.focus();
  };
  show(isOpen(panel));
  new MutationObserver(follow).observe(panel, {attributeFilter: ['class']});
  // In the capture phase, because some widgets stop key events at the field.
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.isComposing && isOpen(panel)) toggle.click();
    },
    {capture: true},
  );
  return addNames;
}
