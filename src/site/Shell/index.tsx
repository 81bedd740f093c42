import type {ReactNode} from 'react';
import SkipLink from '../../components/SkipLink';
import ChatController from '../chat/ChatController';
import Footer from '../Footer';
import TopBar from '../TopBar';

/** What stands around every page. It is mounted once and stays while the pages inside it change. */
export default function Shell({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <SkipLink>Skip to the content</SkipLink>
      <TopBar />
      {children}
      <Footer />
      <ChatController />
    </>
  );
}
