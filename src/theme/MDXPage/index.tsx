import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as PageProps} from '@theme/MDXPage';
import {MDXProvider} from '@mdx-js/react';
import {useState, type ReactNode} from 'react';
import {bareAddress} from '../../content/sections';
import {Breadcrumbs} from '../../components/Breadcrumbs';
import {markdown} from '../../components/markdown';
import Layout from '@theme/Layout';
import {PageFields} from '../../components/hooks/pageFields';
import {useParent} from '../../components/hooks/useEntries';
import styles from './styles.module.css';

export default function Page({content: Copy}: PageProps): ReactNode {
  const {permalink, title, description, frontMatter, unlisted} = Copy.metadata;
  const address = bareAddress(permalink);
  const {hue, label} = frontMatter as {hue?: string; label?: string};
  const parent = useParent(address);
  // A page that the visitor moved to may be scrolled to an anchor or to where it was left, so it is laid out at once.
  const [isFirst] = useState(!useIsBrowser());
  return (
    <Layout title={title} description={description}>
      {unlisted && (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
      <main
        id="content"
        className={styles.page}
        data-lazy={isFirst || undefined}
        data-copy=""
        data-hue={hue ?? parent?.hue}>
        {address !== '/' && <Breadcrumbs path={address} label={label ?? title ?? ''} />}
        <MDXProvider components={markdown}>
          <PageFields value={frontMatter}>
            <Copy />
          </PageFields>
        </MDXProvider>
      </main>
    </Layout>
  );
}
