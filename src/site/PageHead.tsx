import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {company} from '../company';

type Props = {title?: string; description?: string; children?: ReactNode};

/** What a page says of itself in the head. The engine's own pages call it as their layout. */
export default function PageHead({title, description, children}: Props): ReactNode {
  const full = title ? `${title} | ${company.name}` : company.name;
  return (
    <>
      <Head>
        <title>{full}</title>
        <meta property="og:title" content={full} />
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
      </Head>
      {children}
    </>
  );
}
