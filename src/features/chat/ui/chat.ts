import type {ChatSettings} from '../../../company/chat';
import {improveWidget, openPanel, widgetParts, type Parts} from './widgetAccessibility';
import {watchFooter} from './footer';
import {readSettings} from './readChatSettings';
import {tracesOf, type Traces} from './traces';
import {widgetConfig} from './widgetConfig';

type ChatStatus = 'off' | 'waiting' | 'loading' | 'ready' | 'failed';

type Session = Traces & {loaded: boolean};

/** A script may draw its widget a while after it has run: it is looked for so often, with a pause between. */
const looks = 50;
const pause = 100;

/** Owns the page's one widget: adds it, opens it, and removes everything it left behind. */
export class Chat {
  private status: ChatStatus = 'off';
  private wanted = false;
  private openWhenReady = false;
  private session: Session | undefined;
  private readonly listeners = new Set<() => void>();

  readonly getStatus = (): ChatStatus => this.status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Lets the page know that there will be a chat, before anything is loaded for it. */
  readonly announce = (): void => {
    if (this.status === 'off') this.become('waiting');
  };

  readonly start = (): void => {
    const settings = readSettings();
    if (!settings || this.wanted) return;
    this.wanted = true;
    this.become('loading');
    // A script that is still loading from before runs anyway, so it serves this start too.
    this.session ??= this.load(settings);
    window.ChatWidgetConfig = widgetConfig(settings);
  };

  readonly stop = (): void => {
    this.wanted = false;
    this.openWhenReady = false;
    this.session?.clear();
    if (this.session?.loaded) this.session = undefined;
    this.become('off');
  };

  readonly open = (): void => {
    const parts = this.status === 'ready' && widgetParts();
    if (parts) {
      openPanel(parts);
      return;
    }
    this.openWhenReady = true;
    this.start();
  };

  private load({src}: ChatSettings): Session {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    const session = {...tracesOf(script), loaded: false};
    script.addEventListener('load', () => {
      session.loaded = true;
      this.arrived(session, looks);
    });
    script.addEventListener('error', () => {
      session.loaded = true;
      this.fail(session, `${src} did not load`);
    });
    document.head.append(script);
    return session;
  }

  private arrived(session: Session, left: number): void {
    if (session !== this.session) return;
    if (!this.wanted) {
      session.clear();
      this.session = undefined;
      return;
    }
    const parts = widgetParts();
    if (parts) this.ready(session, parts);
    else if (left > 0) setTimeout(() => this.arrived(session, left - 1), pause);
    else this.fail(session, 'the script drew no widget');
  }

  private ready(session: Session, parts: Parts): void {
    session.dress();
    improveWidget(parts, 'Live chat');
    this.become('ready');
    if (this.openWhenReady) openPanel(parts);
    this.openWhenReady = false;
  }

  private fail(session: Session, reason: string): void {
    session.clear();
    this.session = undefined;
    if (!this.wanted) return;
    console.warn(`The chat is not available: ${reason}.`);
    this.become('failed');
  }

  private become(status: ChatStatus): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}

/** One for the lifetime of the document, outside everything that moving between pages replaces. */
export const chat = new Chat();

/** Adds and removes the chat with the page's footer. Returns a function that stops it. */
export function keepChat(): () => void {
  chat.announce();
  const unwatch = watchFooter({come: chat.start, gone: chat.stop});
  return () => {
    unwatch();
    chat.stop();
  };
}
