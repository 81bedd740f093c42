import hashes from '@generated/policies/default/hashes.json';
import Prose from '@site/src/components/Prose';
import {currentAddress} from '@site/src/content/redirects';
import {MDXProvider} from '@mdx-js/react';
import {currentVersion} from '@site/src/features/policies/model/timeline';
import type {Props as DocProps} from '@theme/DocItem';
import type {ComponentProps, ReactNode} from 'react';
import {longDay} from '../../../components/hooks/language';
import EmailLink from '../../../components/EmailLink';
import {markdown} from '../../../components/markdown';
import Layout from '@theme/Layout';
import {Contents, FoldedContents} from './parts/Contents';
import {Notes} from './parts/Notes';
import {PrintHead} from './parts/PrintHead';
import {Rail} from './parts/Rail';
import {Trail} from './parts/Trail';
import {VersionBar} from './parts/VersionBar';
import {VersionHead} from './parts/VersionHead';
import styles from './styles.module.css';
import {usePolicyView} from './timeline';

/** Published text is never changed, so its links to a page that has moved are led on here. */
const FormerLink = ({href, ...rest}: ComponentProps<'a'>) => markdown.a({href: href && currentAddress(href), ...rest});

/** Published text imports nothing. This one tag is permanent: a typed address would be harvested and go stale. */
const components = {...markdown, EmailLink, MailLink: EmailLink, a: FormerLink};

/** The policy whose version in force shows the day of reading as its last update. */
const livePolicy = 'terms-of-service';

type Props = {
  copy: DocProps['content'];
  /** Whether this is the short address of the policy, beside the permanent one of the version. */
  isShort?: boolean;
};

export function PolicyPage({copy: Copy, isShort = false}: Props): ReactNode {
  const {title, description, id, version} = Copy.metadata;
  const place = usePolicyView(id, version, title);
  const {standing} = place;
  const isCurrent = standing?.builtStatus === 'in-force' && isShort;
  const seal = hashes[`${version}/${id}`];
  const name = place.version ? longDay(place.version.name) : 'draft';
  const sections = Copy.toc.filter(({level}) => level === 2);
  return (
    <Layout
      title={isCurrent ? title : `${title}, ${name}`}
      description={isCurrent ? description : `Version of ${name}. ${description}`}>
      <VersionHead {...place} isCopy={!isShort && currentVersion(place.timeline, id)?.name === version} />
      <div className={styles.columns}>
        <Rail {...place} />
        <main id="content" className={styles.main}>
          <Trail label={title} />
          <h1>{title}</h1>
          <PrintHead {...place} seal={seal} />
          <VersionBar
            place={place}
            seal={seal}
            isLive={isCurrent && standing.status === 'in-force' && id === livePolicy}
          />
          <Notes {...place} />
          <FoldedContents entries={sections} />
          <article className={styles.text}>
            <Prose>
              <MDXProvider components={components}>
                <Copy />
              </MDXProvider>
            </Prose>
          </article>
        </main>
        <Contents entries={sections} />
      </div>
    </Layout>
  );
}
