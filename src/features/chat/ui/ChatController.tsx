import {createContext, useContext, useEffect, useState, type PropsWithChildren, type ReactNode} from 'react';
import {chatMeta, type ChatSettings} from '../../../company/chat';
import type {ChatState} from './chat';

const Chat = createContext<ChatState>({});

/** Whether there is a chat, and the function that opens it. A page without a chat has neither. */
export const useChat = (): ChatState => useContext(Chat);

/** Mounted around the pages, so that navigation keeps the conversation. Only a site with a chat loads the code for it. */
export default function ChatController({children}: PropsWithChildren): ReactNode {
  const [chat, setChat] = useState<ChatState>({});
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${chatMeta}"]`);
    if (!meta) return;
    // If loading fails, the page has other ways to get in touch.
    import(/* webpackChunkName: "chat" */ './chat').then(
      ({keepChat}) => keepChat(JSON.parse(meta.content) as ChatSettings, setChat),
      () => undefined,
    );
  }, []);
  return <Chat value={chat}>{children}</Chat>;
}
