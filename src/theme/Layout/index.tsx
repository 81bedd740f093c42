import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

type Props = {title?: string; description?: string; children?: ReactNode};

/** Only the head, because `Root` renders the navbar and the footer around all pages. */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {children}
    </>
  );
}
