import {useEffect} from 'react';
import {loadChat} from './useChat';

/** Mounted above the pages, so that navigation keeps the conversation. Renders nothing itself. */
export default function ChatController(): null {
  useEffect(() => void loadChat().then((chat) => chat?.keep()), []);
  return null;
}
