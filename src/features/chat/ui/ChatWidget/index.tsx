import {translate} from '@docusaurus/Translate';
import type {PropsWithChildren, ReactNode} from 'react';
import {Card} from '../../../../components/Card';
import {messageCircle} from '../../../../components/icons';
import {component} from '../../../../content/component';
import {useChat} from '../ChatController';
import styles from './styles.module.css';

/** In browsers without scroll anchoring, an option that appears above would push down what is being read. */
function keepReading(option: HTMLElement | null): void {
  const before = option?.previousElementSibling;
  if (!before || CSS.supports('overflow-anchor', 'auto')) return;
  const {bottom} = option.getBoundingClientRect();
  if (bottom < 0) window.scrollBy({top: bottom - before.getBoundingClientRect().bottom, behavior: 'instant'});
}

export default function ChatWidget({children}: PropsWithChildren): ReactNode {
  const {status, open} = useChat();
  if (!status) return null;
  return (
    <Card variant="option" ref={keepReading} icon={messageCircle}>
      {status === 'failed' ? (
        <p role="alert">{translate({message: 'Chat is unavailable right now. Please use the form.'})}</p>
      ) : (
        <>
          {children}
          <button type="button" className={styles.open} aria-label={translate({message: 'Live chat'})} onClick={open} />
        </>
      )}
    </Card>
  );
}

export const about = () =>
  component({
    purpose: 'A contact option that opens the chat. On a site without a chat, nothing is shown.',
    example: `
<ChatWidget>

### Live chat

Usually answers right away

</ChatWidget>
`,
  });
