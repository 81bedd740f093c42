import {translate} from '@docusaurus/Translate';
import {actionClass} from '@site/src/components/Action';
import Icon from '@site/src/components/Icon';
import {messageCircle} from '@site/src/components/Icon/icons';
import {useEffect, useState, type ReactNode} from 'react';
import type {Chat} from '../chat';
import {readSettings} from '../readChatSettings';

/** Opens the chat. Where none is set up, nothing shows, and its code is not loaded. */
export default function ChatButton(): ReactNode {
  const [chat, setChat] = useState<Chat>();
  useEffect(() => {
    if (!readSettings()) return;
    import(/* webpackChunkName: "chat" */ '../chat').then(
      (code) => setChat(code.chat),
      () => undefined,
    );
  }, []);
  if (!chat) return null;
  return (
    <button type="button" className={actionClass('quiet')} onClick={chat.open}>
      <Icon icon={messageCircle} />
      {translate({message: 'Chat'})}
    </button>
  );
}
