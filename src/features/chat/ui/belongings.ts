import type {ChatSettings, ChatWidgetConfig} from '../../../company/chat';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    ChatWidgetConfig?: ChatWidgetConfig;
    /** The flag of the platform that the site was made for: while it is set, its script draws nothing again. */
    N8NChatWidgetInitialized?: boolean;
  }
}

export const widgetSelector = '.n8n-chat-widget';

/** Where the chat's own files are: beside its script, and on the hosts that the operator opened for it. */
function homes({src, hosts = {}}: ChatSettings): string[] {
  const {href, origin, pathname} = new URL('.', new URL(src, location.href));
  const beside = origin === location.origin && pathname === '/' ? [] : [href];
  return [...beside, ...Object.values(hosts).flatMap((listed) => listed.map((host) => `${host}/`))];
}

/**
 * Takes away the widget, files that come from the chat's own places, and what the widget's glue says is its own.
 * Everything else on the page may be somebody else's, such as a browser extension's.
 */
export function takeAway(settings: ChatSettings, config: ChatWidgetConfig): void {
  try {
    config.remove?.();
  } catch (error) {
    console.warn('The chat left parts of itself on the page.', error);
  }
  delete config.remove;
  for (const widget of document.querySelectorAll(widgetSelector)) widget.remove();
  const own = homes(settings);
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')) {
    const address = 'href' in element ? element.href : element.src;
    if (own.some((home) => address.startsWith(home))) element.remove();
  }
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes(widgetSelector)) style.remove();
  }
  delete window.ChatWidgetConfig;
  delete window.N8NChatWidgetInitialized;
}
