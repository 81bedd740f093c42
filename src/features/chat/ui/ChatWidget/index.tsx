import {translate} from '@docusaurus/Translate';
import ContactOption from '@site/src/components/ContactOption';
import {messageCircle} from '@site/src/components/Icon/icons';
import {useState, useSyncExternalStore, type ReactNode} from 'react';
import {chat} from '../chat';
import styles from './styles.module.css';

/** Browsers that do not anchor scrolling would move what is being read further down by all that comes in above it. */
function keepReading(option: HTMLElement | null): void {
  if (!option || CSS.supports('overflow-anchor', 'auto') || option.getBoundingClientRect().bottom > 0) return;
  const page = document.documentElement;
  const {scrollHeight} = page;
  const {parentNode, nextSibling} = option;
  // Hidden, it would still be the last of its row, where other rules hold.
  option.remove();
  const without = page.scrollHeight;
  parentNode?.insertBefore(option, nextSibling);
  window.scrollBy({top: scrollHeight - without, behavior: 'instant'});
}

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
    <ContactOption ref={keepReading} icon={messageCircle}>
      {failed ? (
        <p role="alert">{translate({message: 'Chat is unavailable right now. Please use the form.'})}</p>
      ) : (
        <>
          {children}
          <button type="button" className={styles.open} aria-label={translate({message: 'Live chat'})} onClick={open} />
        </>
      )}
    </ContactOption>
  );
}
