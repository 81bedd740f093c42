import type {ChatWidgetConfig} from '../../../company/chat';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    ChatWidgetConfig?: ChatWidgetConfig;
  }
}

export const widgetSelector = '.n8n-chat-widget';

const places = () => [document.documentElement, document.head, document.body];
const children = () => places().flatMap((place) => [...place.children]);

/** What the site itself adds to a page: tags of its head, and its own files, unless they are beside the chat's script. */
function isOfSite(element: Element, script: HTMLScriptElement): boolean {
  if (element.matches('[data-rh]')) return true;
  const {href = '', src = href} = element as Partial<HTMLLinkElement & HTMLScriptElement>;
  if (!element.matches('link, script') || !src.startsWith(`${location.origin}/`)) return false;
  const folder = new URL('.', script.src);
  return folder.pathname === '/' || !src.startsWith(folder.href);
}

/**
 * The content policy blocks a style that a script writes into the page, because its hash cannot be known in advance.
 * Style sheets that the site's own script constructs are allowed, so this copies the text into one.
 */
function dress(tree: DocumentOrShadowRoot, {textContent}: HTMLStyleElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textContent);
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}

export type Traces = {
  /** Applies the styles that the policy blocked. */
  dress: () => void;
  clear: () => void;
};

/** Looks after what a script that was cleared away still draws, as by a timer: nothing else can stop that. */
let guard: MutationObserver | undefined;
const pause = 250;

/**
 * Remembers what the page held before the script and returns a way to restore it. The script offers none: removing
 * its tag leaves everything it made.
 */
export function tracesOf(script: HTMLScriptElement): Traces {
  guard?.disconnect();
  guard = undefined;
  const elements = new Set(children());
  const globals = new Set(Object.keys(window));
  const sheets = [...document.adoptedStyleSheets];
  let ran = false;
  script.addEventListener('load', () => (ran = true));
  const traces = () => children().filter((element) => !elements.has(element) && !isOfSite(element, script));

  const clear = () => {
    script.remove();
    delete window.ChatWidgetConfig;
    if (!ran) return;
    for (const element of traces()) element.remove();
    document.adoptedStyleSheets = sheets;
    for (const name of Object.keys(window)) if (!globals.has(name)) Reflect.deleteProperty(window, name);
    if (guard) return;
    const own = new MutationObserver(() => setTimeout(() => guard === own && clear(), pause));
    guard = own;
    for (const place of places()) guard.observe(place, {childList: true});
  };

  return {
    dress() {
      for (const tree of [document, document.querySelector(widgetSelector)?.shadowRoot]) {
        for (const style of tree?.querySelectorAll('style') ?? []) {
          if (tree && !style.sheet && !elements.has(style)) dress(tree, style);
        }
      }
    },
    clear,
  };
}
