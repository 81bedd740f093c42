import {useEffect, useState, useSyncExternalStore} from 'react';
import {chatMeta, type ChatSettings} from '../../../company/chat';
import type {Chat} from './chat';

let loading: Promise<Chat | undefined> | undefined;

/** Only a site with a chat loads the code for it. If loading fails, the page has other ways to get in touch. */
export function loadChat(): Promise<Chat | undefined> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${chatMeta}"]`);
  if (!meta) return Promise.resolve(undefined);
  loading ??= import(/* webpackChunkName: "chat" */ './chat').then(
    ({Chat}) => new Chat(JSON.parse(meta.content) as ChatSettings),
    () => undefined,
  );
  return loading;
}

const unchanging = () => () => undefined;

/** The status of the chat, and the function that opens it. A page without a chat has neither. */
export function useChat() {
  const [chat, setChat] = useState<Chat>();
  useEffect(() => void loadChat().then(setChat), []);
  const status = useSyncExternalStore(
    chat?.subscribe ?? unchanging,
    () => chat?.getStatus(),
    () => undefined,
  );
  return {status, open: chat?.open};
}
