import {translate} from '@docusaurus/Translate';
import {actionClass} from '@site/src/components/Action';
import Icon from '@site/src/components/Icon';
import {messageCircle} from '@site/src/components/Icon/icons';
import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {Chat} from '../chat';
import {loadChat} from '../loadChat';

const unchanging = () => () => undefined;

/** Opens the chat. Without a chat, it renders nothing. */
export default function ChatButton(): ReactNode {
  const [chat, setChat] = useState<Chat>();
  const status = useSyncExternalStore(
    chat?.subscribe ?? unchanging,
    () => chat?.getStatus(),
    () => undefined,
  );
  useEffect(() => void loadChat().then(setChat), []);
  if (status !== 'on') return null;
  return (
    <button type="button" className={actionClass('quiet')} onClick={chat?.open}>
      <Icon icon={messageCircle} />
      {translate({message: 'Chat'})}
    </button>
  );
}
