import {useEffect} from 'react';
import {readSettings} from './readChatSettings';

/**
 * Sits above the pages, so that moving between them keeps the conversation. Draws nothing itself, and only a site
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
    // If the code fails to load there is no chat; the page offers other ways to get in touch.
    enter().catch(() => undefined);
    return () => {
      gone = true;
      leave();
    };
  }, []);
  return null;
}
