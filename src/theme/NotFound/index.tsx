import NotFoundCopy from '@site/pages/_shell/not-found.mdx';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {Forest} from '../../components/Forest';
import {shellMarkdown} from '../../components/markdown';
import Layout from '@theme/Layout';
import SearchField from '@theme/SearchField';
import {SiteLinks} from '../../components/SiteLinks';
import styles from './styles.module.css';

export default function NotFound(): ReactNode {
  return (
    <Layout
      title={translate({message: 'Page not found'})}
      description={translate({message: 'No page exists at this address.'})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content">
        <div className={styles.valley}>
          <NotFoundCopy components={shellMarkdown} />
          <Forest />
        </div>
        <SearchField />
        <nav aria-label={translate({message: 'All pages'})} className={styles.links} data-page-width>
          <SiteLinks heading="h2" />
        </nav>
      </main>
    </Layout>
  );
}
