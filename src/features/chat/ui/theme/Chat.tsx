import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {actionClass} from '../../../../components/Action';
import {Icon} from '../../../../components/Icon';
import {messageCircle} from '../../../../components/icons';
import {useChat} from '../ChatController';

export {default as ChatController} from '../ChatController';

/** Opens the chat. Without a chat, it renders nothing. */
export function ChatButton(): ReactNode {
  const {status, open} = useChat();
  if (status !== 'on') return null;
  return (
    <button type="button" className={actionClass('quiet')} onClick={open}>
      <Icon icon={messageCircle} />
      {translate({message: 'Chat'})}
    </button>
  );
}
