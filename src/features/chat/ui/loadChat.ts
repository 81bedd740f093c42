import type {Chat} from './chat';
import {readSettings} from './readSettings';

/** Only a site with a chat loads the code for it. If loading fails, the page has other ways to get in touch. */
export async function loadChat(): Promise<Chat | undefined> {
  if (!readSettings()) return undefined;
  try {
    return (await import(/* webpackChunkName: "chat" */ './chat')).chat;
  } catch {
    return undefined;
  }
}
