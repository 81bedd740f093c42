import {useEffect} from 'react';
import {loadChat} from './loadChat';

/** Sits above the pages, so that moving between them keeps the conversation. Draws nothing itself. */
export default function ChatController(): null {
  useEffect(() => void loadChat().then((chat) => chat?.keep()), []);
  return null;
}
