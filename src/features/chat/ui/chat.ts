import type {ChatSettings, ChatWidgetConfig} from '../../../company/chat';
import {takeAway} from './belongings';
import {watchFooter} from './footer';
import {keepStyles} from './lateStyles';
import {readSettings} from './readChatSettings';
import {improveWidget, openPanel, widgetParts, type Parts} from './widgetAccessibility';
import {widgetConfig} from './widgetConfig';

type ChatStatus = 'off' | 'waiting' | 'loading' | 'ready' | 'failed';

/** One run of the script, from its tag until its widget is gone. */
type Session = {settings: ChatSettings; script: HTMLScriptElement; config: ChatWidgetConfig; leave?: () => void};

/** A script may draw its widget a while after it has run: it is looked for so often, with a pause between. */
const looks = 50;
const pause = 100;

/** Owns the page's one widget: adds it, opens it, and takes it away. */
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
    // A script that is still on its way from before draws anyway, so it serves this start too.
    this.session ??= this.load(settings);
    window.ChatWidgetConfig = this.session.config;
  };

  readonly stop = (): void => {
    const {session, status} = this;
    this.wanted = false;
    this.openWhenReady = false;
    this.become('off');
    if (session && status === 'ready') this.end(session);
    // What is on its way is taken away when it has come.
    else session?.script.remove();
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

  private load(settings: ChatSettings): Session {
    const script = document.createElement('script');
    script.src = settings.src;
    script.async = true;
    const session = {settings, script, config: widgetConfig(settings)};
    script.addEventListener('load', () => this.find(session, looks));
    script.addEventListener('error', () => this.fail(session, `${settings.src} did not load`));
    document.head.append(script);
    return session;
  }

  private find(session: Session, left: number): void {
    const parts = widgetParts();
    if (parts) this.ready(session, parts);
    else if (left > 0) setTimeout(() => this.find(session, left - 1), pause);
    else this.fail(session, 'the script drew no widget');
  }

  private ready(session: Session, parts: Parts): void {
    if (!this.wanted) {
      this.end(session);
      return;
    }
    session.leave = keepStyles(parts.root, improveWidget(parts, 'Live chat'));
    this.become('ready');
    if (this.openWhenReady) openPanel(parts);
    this.openWhenReady = false;
  }

  private fail(session: Session, reason: string): void {
    this.end(session);
    if (!this.wanted) return;
    console.warn(`The chat is not available: ${reason}.`);
    this.become('failed');
  }

  private end({settings, script, config, leave}: Session): void {
    leave?.();
    script.remove();
    takeAway(settings, config);
    this.session = undefined;
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
