import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

type Props = {title?: string; description?: string; children?: ReactNode};

/** What a page says of itself in the head. The bar and the footer stand around all pages, in `Root`. */
export default function Layout({title, description, children}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {children}
    </>
  );
}
