import Root from '@site/src/site/Root';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

/** Around all pages the navbar and the footer stay while pages change; in a layout they would mount again. */
export default function RootShim({children}: Props): ReactNode {
  return (
    <Root navbar={<Navbar />} footer={<Footer />}>
      {children}
    </Root>
  );
}
