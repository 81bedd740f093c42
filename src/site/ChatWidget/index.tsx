import ContactOption from '@site/src/components/ContactOption';
import {messageCircle} from '@site/src/components/Icon/glyphs';
import {useState, useSyncExternalStore, type ReactNode} from 'react';
import {chat} from '../chat/chat';
import styles from './styles.module.css';

export default function ChatWidget({children}: {readonly children: ReactNode}): ReactNode {
  const status = useSyncExternalStore(chat.subscribe, chat.getStatus, () => 'off' as const);
  const [asked, setAsked] = useState(false);
  const failed = status === 'failed';
  if (status === 'off' || (failed && !asked)) return null;
  const open = () => {
    setAsked(true);
    chat.open();
  };
  return (
    <ContactOption icon={messageCircle}>
      {failed ? <p role="alert">The chat does not answer right now. Please use the form.</p> : children}
      {!failed && <button type="button" className={styles.open} aria-label="Live chat" onClick={open} />}
    </ContactOption>
  );
}
