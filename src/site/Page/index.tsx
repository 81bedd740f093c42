import Head from '@docusaurus/Head';
import type {Props as PageProps} from '@theme/MDXPage';
import {FirstFrame} from '@site/src/components/Section/FirstFrame';
import {MDXProvider} from '@mdx-js/react';
import type {ReactNode} from 'react';
import Breadcrumbs from '../Breadcrumbs';
import {markdown} from '../markdown';
import PageHead from '../PageHead';
import styles from './styles.module.css';
import useFirstFrame from './useFirstFrame';

/** A page of the site: its head, its place, its copy, in its hue. */
export default function Page({content: Copy}: PageProps): ReactNode {
  const {permalink, title, description, frontMatter, unlisted} = Copy.metadata;
  const {hue, label} = frontMatter as {hue?: string; label?: string};
  return (
    <PageHead title={title} description={description}>
      {unlisted && (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
      <main id="content" className={styles.page} data-hue={hue}>
        {permalink !== '/' && <Breadcrumbs path={permalink} label={label ?? title ?? ''} />}
        <FirstFrame value={useFirstFrame()}>
          <MDXProvider components={markdown}>
            <Copy />
          </MDXProvider>
        </FirstFrame>
      </main>
    </PageHead>
  );
}
