import {useEffect} from 'react';
import {readSettings} from './readChatSettings';

/**
 * Stands above the pages, so that a move between them keeps the conversation. Draws nothing itself, and only a site
 * that has a chat loads the code for it.
 */
export default function ChatController(): null {
  useEffect(() => {
    if (!readSettings()) return undefined;
    let gone = false;
    let leave: () => void = () => undefined;
    const enter = async () => {
      const {keepChat} = await import(/* webpackChunkName: "chat" */ './chat');
      if (!gone) leave = keepChat();
    };
    // Code that does not come is a chat that does not: the page offers other ways.
    enter().catch(() => undefined);
    return () => {
      gone = true;
      leave();
    };
  }, []);
  return null;
}
