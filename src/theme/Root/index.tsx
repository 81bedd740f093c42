import useIsBrowser from '@docusaurus/useIsBrowser';
import {ChatController} from '@theme/Chat';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import type {Props} from '@theme/Root';
import {useEffect, type ReactNode} from 'react';
import {names} from '../../content/documentNames';
import PhoneBar from './PhoneBar';

/** Mounted once, so the navbar, the footer and the chat stay while the pages between them change. */
export default function Root({children}: Props): ReactNode {
  const isHydrated = useIsBrowser();
  useEffect(() => {
    document.documentElement.toggleAttribute(names.started, isHydrated);
  }, [isHydrated]);
  return (
    <ChatController>
      <Navbar />
      {children}
      <Footer />
      <PhoneBar />
    </ChatController>
  );
}
