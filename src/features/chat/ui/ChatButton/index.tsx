import {translate} from '@docusaurus/Translate';
import {actionClass} from '@site/src/components/Action';
import Icon from '@site/src/components/Icon';
import {messageCircle} from '@site/src/components/Icon/icons';
import type {ReactNode} from 'react';
import {useChat} from '../useChat';

/** Opens the chat. Without a chat, it renders nothing. */
export default function ChatButton(): ReactNode {
  const {status, open} = useChat();
  if (status !== 'on') return null;
  return (
    <button type="button" className={actionClass('quiet')} onClick={open}>
      <Icon icon={messageCircle} />
      {translate({message: 'Chat'})}
    </button>
  );
}
