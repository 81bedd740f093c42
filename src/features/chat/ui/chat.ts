import type {ChatSettings} from '../../../company/chat';
import {findWidget, improveWidget, openPanel, removeWidget, watchFiles, type Widget} from './widget';
import {widgetConfig} from './widgetConfig';

/** A script may draw its widget some time after it runs, so the site looks for it this often, with pauses. */
const attempts = 50;
const pause = 100;

async function drawnBy(script: HTMLScriptElement): Promise<Widget> {
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${script.getAttribute('src')} did not load`)));
  });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const widget = findWidget();
    if (widget) return widget;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('the script drew no widget');
}

/** The page's own footer, not one inside a quote or an article. */
const hasFooter = () => document.querySelector('footer:not(main *)') !== null;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, {timeout: 6000});
  else setTimeout(work, 1500);
}

/** `failed` if a visitor asked for a chat that did not load. */
export type ChatState = {status?: 'on' | 'failed'; open?: () => void};

/** Offers the chat while the page has a footer, and loads its one widget once the browser is idle. */
export function keepChat(settings: ChatSettings, report: (state: ChatState) => void): void {
  let isOffered = false;
  let isRequested = false;
  // One run of the script, from its tag until its widget is gone.
  let script: HTMLScriptElement | undefined;
  let widget: Widget | undefined;
  let addedFiles = (): readonly Element[] => [];

  const end = () => {
    script?.remove();
    script = undefined;
    widget = undefined;
    removeWidget(settings, addedFiles());
  };

  const load = async () => {
    // A script that is still loading from an earlier start draws anyway, so it is used.
    if (script || !isOffered) return;
    window.ChatWidgetConfig = widgetConfig(settings);
    script = Object.assign(document.createElement('script'), {src: settings.src, async: true});
    addedFiles = watchFiles();
    document.head.append(script);
    const drawn = await drawnBy(script).catch((error: unknown) => {
      if (!isOffered) return;
      console.warn(`The chat is not available: ${(error as Error).message}.`);
      report(isRequested ? {status: 'failed'} : {});
    });
    // The footer may have gone while the script was loading.
    if (!drawn || !isOffered) return end();
    widget = drawn;
    improveWidget(drawn);
    if (isRequested) openPanel(drawn);
  };

  const open = () => {
    isRequested = true;
    if (widget) openPanel(widget);
    else void load();
  };

  const update = () => {
    if (hasFooter() === isOffered) return;
    isOffered = !isOffered;
    report(isOffered ? {status: 'on', open} : {});
    if (isOffered) return whenIdle(() => void load());
    isRequested = false;
    // A widget that is still loading is removed once it has been drawn.
    if (widget) end();
    else script?.remove();
  };
  new MutationObserver(update).observe(document.body, {childList: true, subtree: true});
  update();
}
