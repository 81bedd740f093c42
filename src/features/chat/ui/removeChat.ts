import type {ChatSettings} from '../../../company/chat';
import type {ChatWidgetConfig} from './widgetConfig';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    ChatWidgetConfig?: ChatWidgetConfig;
    /** The n8n script's own flag: while it is set, the script does not draw a second widget. */
    N8NChatWidgetInitialized?: boolean;
  }
}

export const widgetSelector = '.n8n-chat-widget';

/** Where the chat's own files are: next to its script, and on the hosts that the operator allowed for it. */
function ownLocations({src, hosts = {}}: ChatSettings): string[] {
  const {href, origin, pathname} = new URL('.', new URL(src, location.href));
  const beside = origin === location.origin && pathname === '/' ? [] : [href];
  return [...beside, ...Object.values(hosts).flatMap((listed) => listed.map((host) => `${host}/`))];
}

/** Removes what the chat added. Everything else may belong to someone else, such as a browser extension. */
export function removeChat(settings: ChatSettings, config: ChatWidgetConfig): void {
  try {
    config.remove?.();
  } catch (error) {
    console.warn('The chat left parts of itself on the page.', error);
  }
  delete config.remove;
  for (const widget of document.querySelectorAll(widgetSelector)) widget.remove();
  const own = ownLocations(settings);
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')) {
    const address = 'href' in element ? element.href : element.src;
    if (own.some((location) => address.startsWith(location))) element.remove();
  }
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes(widgetSelector)) style.remove();
  }
  delete window.ChatWidgetConfig;
  delete window.N8NChatWidgetInitialized;
}
