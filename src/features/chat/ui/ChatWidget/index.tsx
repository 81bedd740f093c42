import {translate} from '@docusaurus/Translate';
import ContactOption from '../../../../components/ContactOption';
import {messageCircle} from '../../../../components/Icon/icons';
import {useState, type ReactNode} from 'react';
import {useChat} from '../useChat';
import styles from './styles.module.css';

/** In browsers without scroll anchoring, an option that appears above would push down what is being read. */
function keepReading(option: HTMLElement | null): void {
  if (!option || CSS.supports('overflow-anchor', 'auto') || option.getBoundingClientRect().bottom > 0) return;
  const page = document.documentElement;
  const {scrollHeight} = page;
  const {parentNode, nextSibling} = option;
  // Hiding it is not enough, because styles for the last item in a row would still apply to it.
  option.remove();
  const without = page.scrollHeight;
  parentNode?.insertBefore(option, nextSibling);
  window.scrollBy({top: scrollHeight - without, behavior: 'instant'});
}

export default function ChatWidget({children}: {readonly children: ReactNode}): ReactNode {
  const chat = useChat();
  const [requested, setRequested] = useState(false);
  const failed = chat.status === 'failed';
  if (!chat.status || chat.status === 'off' || (failed && !requested)) return null;
  const open = () => {
    setRequested(true);
    chat.open?.();
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
