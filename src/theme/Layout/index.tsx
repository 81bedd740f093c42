import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

type Props = {title?: string; description?: string; children?: ReactNode};

/** Only the head: the navbar and the footer are around all pages, in `Root`. */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {children}
    </>
  );
}
