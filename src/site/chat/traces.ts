import type {ChatWidgetConfig} from '../../company/chat';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface Window {
    ChatWidgetConfig?: ChatWidgetConfig;
    /** The script's own flag that it has run; while it is set, the script draws nothing again. */
    N8NChatWidgetInitialized?: boolean;
  }
}

export const widgetSelector = '.n8n-chat-widget';

const childrenOf = (...parents: readonly Element[]) => parents.flatMap((parent) => [...parent.children]);

/** What the platform's script is known to add to a page: its node, an unmarked style, a font from another host. */
function isTrace(element: Element, script: HTMLScriptElement): boolean {
  if (element === script || element.matches(widgetSelector)) return true;
  if (element instanceof HTMLStyleElement) return element.textContent.includes(widgetSelector);
  if (!(element instanceof HTMLLinkElement) || element.rel !== 'stylesheet') return false;
  const folder = new URL('.', script.src);
  const besideScript = folder.pathname !== '/' && element.href.startsWith(folder.href);
  return besideScript || new URL(element.href).origin !== window.location.origin;
}

/**
 * The content policy blocks a style that a script writes into the page, because its hash cannot be known in advance.
 * Style sheets that the site's own script constructs are allowed, so this copies the text into one.
 */
function sheetOf({textContent}: HTMLStyleElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textContent);
  return sheet;
}

export type Traces = {
  /** Applies the styles that the policy blocked. */
  dress: () => void;
  clear: () => void;
};

/**
 * Remembers what the page held before the script and returns a way to restore it. The script offers none: removing
 * its tag leaves everything it made.
 */
export function tracesOf(script: HTMLScriptElement): Traces {
  const before = new WeakSet(childrenOf(document.head, document.body));
  const traces = () =>
    childrenOf(document.head, document.body).filter((element) => !before.has(element) && isTrace(element, script));
  let taken: CSSStyleSheet[] = [];
  return {
    dress() {
      const blocked = traces().filter((element) => element instanceof HTMLStyleElement && !element.sheet);
      taken = (blocked as HTMLStyleElement[]).map(sheetOf);
      if (taken.length > 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...taken];
    },
    clear() {
      for (const element of traces()) element.remove();
      if (taken.length > 0) {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !taken.includes(sheet));
      }
      taken = [];
      delete window.ChatWidgetConfig;
      delete window.N8NChatWidgetInitialized;
    },
  };
}
