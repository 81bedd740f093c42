import type {ChatSettings} from '../../../company/chat';
import {adoptStyles} from './adoptStyles';
import {removeChat} from './removeChat';
import {improveWidget, openPanel, widgetParts, type Parts} from './widgetAccessibility';
import {widgetConfig, type ChatWidgetConfig} from './widgetConfig';

/** One run of the script, from its tag until its widget is gone. */
type Session = {script: HTMLScriptElement; config: ChatWidgetConfig; cleanup?: () => void};

/** A script may draw its widget some time after it runs, so the site looks for it this often, with pauses. */
const attempts = 50;
const pause = 100;

async function waitForWidget(script: HTMLScriptElement): Promise<Parts> {
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${script.getAttribute('src')} did not load`)));
  });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const parts = widgetParts();
    if (parts) return parts;
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

/** Owns the page's one widget: adds it, opens it, and removes it. Navigation does not replace it. */
export class Chat {
  private status: 'off' | 'on' | 'failed' = 'off';
  private started = false;
  private openWhenReady = false;
  private session: Session | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly settings: ChatSettings) {}

  readonly getStatus = () => this.status;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Offers the chat while the page has a footer, and loads it once the browser is idle. */
  readonly keep = (): void => {
    const update = () => {
      const isOn = this.status !== 'off';
      if (hasFooter() === isOn) return;
      if (isOn) return this.stop();
      this.setStatus('on');
      whenIdle(() => hasFooter() && this.start());
    };
    new MutationObserver(update).observe(document.body, {childList: true, subtree: true});
    update();
  };

  readonly open = (): void => {
    const parts = widgetParts();
    if (parts) return openPanel(parts);
    this.openWhenReady = true;
    return this.start();
  };

  readonly start = (): void => {
    if (this.started) return;
    this.started = true;
    this.setStatus('on');
    // A script that is still loading from an earlier start will draw anyway, so this start uses it.
    if (!this.session) void this.load();
  };

  readonly stop = (): void => {
    const {session} = this;
    this.started = false;
    this.openWhenReady = false;
    this.setStatus('off');
    // A widget that is still loading is removed by `load` once it has been drawn.
    if (session?.cleanup) this.end(session);
    else session?.script.remove();
  };

  private async load(): Promise<void> {
    const script = document.createElement('script');
    const session: Session = {script, config: widgetConfig(this.settings)};
    this.session = session;
    window.ChatWidgetConfig = session.config;
    script.src = this.settings.src;
    script.async = true;
    document.head.append(script);
    try {
      const parts = await waitForWidget(script);
      if (!this.started) return this.end(session);
      session.cleanup = adoptStyles(parts.root, improveWidget(parts, 'Live chat'));
      if (this.openWhenReady) openPanel(parts);
    } catch (error) {
      this.end(session);
      if (!this.started) return undefined;
      console.warn(`The chat is not available: ${(error as Error).message}.`);
      this.setStatus('failed');
    }
    return undefined;
  }

  private end({script, config, cleanup}: Session): void {
    cleanup?.();
    script.remove();
    removeChat(this.settings, config);
    this.session = undefined;
  }

  private setStatus(status: typeof this.status): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}
