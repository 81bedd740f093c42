import type {ReactNode} from 'react';
import ChatController from '../../features/chat/ui/ChatController';

type Props = {navbar: ReactNode; footer: ReactNode; children: ReactNode};

/** Mounted once; it stays while the pages inside it change. */
export default function Root({navbar, footer, children}: Props): ReactNode {
  return (
    <>
      {navbar}
      {children}
      {footer}
      <ChatController />
    </>
  );
}
