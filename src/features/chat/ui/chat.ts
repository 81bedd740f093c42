import type {ChatSettings} from '../../../company/chat';
import {findWidget, improveWidget, openPanel, removeWidget, type Widget} from './widget';
import {widgetConfig, type ChatWidgetConfig} from './widgetConfig';

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

/** One run of the script, from its tag until its widget is gone. */
type Session = {script: HTMLScriptElement; config: ChatWidgetConfig; widget?: Widget};

/** Owns the page's one widget: adds it with the footer, opens it, and removes it. Navigation does not replace it. */
export class Chat {
  private status: 'off' | 'on' | 'failed' = 'off';
  private openWhenDrawn = false;
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
      this.setStatus(isOn ? 'off' : 'on');
      if (isOn) this.stop();
      else whenIdle(() => void this.load());
    };
    new MutationObserver(update).observe(document.body, {childList: true, subtree: true});
    update();
  };

  readonly open = (): void => {
    this.openWhenDrawn = true;
    if (this.session?.widget) openPanel(this.session.widget);
    else void this.load();
  };

  private stop(): void {
    this.openWhenDrawn = false;
    // A widget that is still loading is removed by `load` once it has been drawn.
    if (this.session?.widget) this.end(this.session);
    else this.session?.script.remove();
  }

  private async load(): Promise<void> {
    // A script that is still loading from an earlier start draws anyway, so it is used.
    if (this.session || this.status !== 'on') return;
    const script = document.createElement('script');
    const session: Session = {script, config: widgetConfig(this.settings)};
    this.session = session;
    window.ChatWidgetConfig = session.config;
    script.src = this.settings.src;
    script.async = true;
    document.head.append(script);
    try {
      session.widget = await drawnBy(script);
    } catch (error) {
      if (hasFooter()) {
        console.warn(`The chat is not available: ${(error as Error).message}.`);
        this.setStatus('failed');
      }
    }
    // The footer may have gone while the script was loading.
    if (!session.widget || !hasFooter()) {
      this.end(session);
      return;
    }
    improveWidget(session.widget);
    if (this.openWhenDrawn) openPanel(session.widget);
  }

  private end({script, config}: Session): void {
    this.session = undefined;
    script.remove();
    removeWidget(this.settings, config);
  }

  private setStatus(status: typeof this.status): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}
