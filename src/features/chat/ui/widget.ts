import type {ChatSettings} from '../../../company/chat';
import styles from './chat.module.css';
import type {ChatWidgetConfig} from './widgetConfig';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    ChatWidgetConfig?: ChatWidgetConfig;
    /** The n8n script's own flag: while it is set, the script does not draw a second widget. */
    N8NChatWidgetInitialized?: boolean;
  }
}

export type Widget = {root: HTMLElement; panel: HTMLElement; toggle: HTMLElement};

const selector = '.n8n-chat-widget';
const fields = 'textarea, input:not([type="file"]), [contenteditable="true"]';

/** The widget that the script has drawn, once all of its parts are there. */
export function findWidget(): Widget | undefined {
  const root = document.querySelector<HTMLElement>(selector);
  const panel = root?.querySelector<HTMLElement>('.chat-container');
  const toggle = root?.querySelector<HTMLElement>('.chat-toggle');
  return root && panel && toggle ? {root, panel, toggle} : undefined;
}

/** The matching elements of a widget, also in open shadow roots. */
function findAll(tree: ParentNode, wanted: string): HTMLElement[] {
  const inner = [...tree.querySelectorAll('*')].flatMap(({shadowRoot}) => (shadowRoot ? [shadowRoot] : []));
  return [...tree.querySelectorAll<HTMLElement>(wanted), ...inner.flatMap((root) => findAll(root, wanted))];
}

const isOpen = ({panel}: Widget) => panel.classList.contains('open');

function takeFocus({panel}: Widget): void {
  const controls = [...findAll(panel, fields), ...findAll(panel, 'button:not(.close-button), iframe')];
  (controls.find((control) => control.checkVisibility({visibilityProperty: true})) ?? panel).focus();
}

export function openPanel(widget: Widget): void {
  if (isOpen(widget)) takeFocus(widget);
  else widget.toggle.click();
}

/** Names for what the platform leaves without one. Messages become a live region, so that answers are announced. */
function addNames({root, panel, toggle}: Widget): void {
  const title = 'Live chat';
  const log = {role: 'log', 'aria-live': 'polite', tabindex: '0', 'aria-label': 'Conversation'};
  const missing: readonly [HTMLElement[], Record<string, string>][] = [
    [[root], {role: 'region', 'aria-label': title}],
    [[panel], {role: 'dialog', 'aria-label': title, tabindex: '-1'}],
    [toggle.textContent.trim() ? [] : [toggle], {'aria-label': title}],
    [findAll(panel, root.dataset.messages ?? '.chat-messages'), log],
    [findAll(panel, root.dataset.send ?? '.chat-send'), {'aria-label': 'Send'}],
    [findAll(panel, fields), {'aria-label': 'Your message'}],
    [findAll(panel, '.close-button'), {'aria-label': 'Close chat'}],
    [findAll(panel, 'iframe'), {title}],
  ];
  for (const [elements, attributes] of missing)
    for (const element of elements)
      for (const [name, value] of Object.entries(attributes))
        if (!element.hasAttribute(name)) element.setAttribute(name, value);
}

/** Adds names, Escape, and focus that moves into the panel and back. All of it is removed with the widget's nodes. */
export function improveWidget(widget: Widget): void {
  const {root, panel, toggle} = widget;
  let wasOpen = isOpen(widget);
  const follow = () => {
    const open = isOpen(widget);
    addNames(widget);
    toggle.setAttribute('aria-expanded', String(open));
    root.toggleAttribute('data-open', open);
    if (open === wasOpen) return;
    wasOpen = open;
    if (open) takeFocus(widget);
    else if (root.contains(document.activeElement) || document.activeElement === document.body) toggle.focus();
  };
  root.className += ` ${styles.chat}`;
  panel.className += ` ${styles.panel}`;
  follow();
  new MutationObserver(follow).observe(panel, {attributeFilter: ['class'], childList: true, subtree: true});
  // In the capture phase, because some widgets stop key events at the field.
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.isComposing && isOpen(widget)) toggle.click();
    },
    {capture: true},
  );
}

/** Collects the style sheets and scripts of other hosts that are added from now on: the chat's, from any folder. */
export function watchFiles(): () => readonly Element[] {
  const added = new Set<Element>();
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement || node instanceof HTMLScriptElement)) continue;
      const {protocol, origin} = new URL(('href' in node ? node.href : node.src) || location.href);
      if (protocol.startsWith('http') && origin !== location.origin) added.add(node);
    }
  });
  watch.observe(document, {childList: true, subtree: true});
  return () => {
    watch.disconnect();
    return [...added];
  };
}

/** Removes what the chat added. Everything else may belong to someone else, such as a browser extension. */
export function removeWidget({src, hosts}: ChatSettings, added: readonly Element[]): void {
  const {href} = new URL('.', new URL(src, location.href));
  const own = [href, ...hosts.map((host) => `${host}/`)].filter((start) => start !== `${location.origin}/`);
  const files = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].filter((element) =>
    own.some((start) => ('href' in element ? element.href : element.src).startsWith(start)),
  );
  const sheets = [...document.querySelectorAll('style')].filter(({textContent}) => textContent.includes(selector));
  try {
    window.ChatWidgetConfig?.remove?.();
  } finally {
    for (const element of [...document.querySelectorAll(selector), ...files, ...sheets, ...added]) element.remove();
    delete window.ChatWidgetConfig;
    delete window.N8NChatWidgetInitialized;
  }
}
