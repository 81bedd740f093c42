import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {company} from '../../company';

/** The head tags of every page in addition to Docusaurus's own, including the language and its direction. */
export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  const canonical = company.url + (pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
  return (
    <Head>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
