import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {MDXProvider} from '@mdx-js/react';
import Trail from '@site/src/components/Breadcrumbs/Trail';
import EmailLink from '@site/src/components/EmailLink';
import {markdown} from '@site/src/components/markdown';
import Prose from '@site/src/components/Prose';
import {currentAddress} from '@site/src/content/redirects';
import {
  currentAddress as shortAddress,
  currentVersion,
  permanentAddress,
  policyAddress,
  statusOn,
} from '@site/src/features/policies/model/timeline';
import type {Props as DocProps} from '@theme/DocItem';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import {messages} from './messages';
import shared from './parts/shared';
import {Contents, FoldedLists, Rail} from './parts/SideLists';
import {PrintHead, VersionBar} from './parts/VersionBar';
import styles from './styles.module.css';
import {legalStep, usePolicyView, type PolicyView} from './timeline';
import {furtherNotes, standingNote} from './words';

/** Published text is never changed, so its links to a page that has moved are led on here. */
function FormerLink({href, ...rest}: ComponentProps<'a'>): ReactNode {
  useBrokenLinks().collectAnchor(rest.id);
  return markdown.a({href: href && currentAddress(href), ...rest});
}

/** A footnote is an item with an address, to which its mark leads, and that leads back to the mark. */
function Item(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

/** Published text imports nothing. This one tag is permanent: a typed address would be harvested and go stale. */
const components = {...markdown, EmailLink, MailLink: EmailLink, a: FormerLink, li: Item};

/** The policy whose version in force shows the day of reading as its last update. */
const livePolicy = 'terms-of-service';

type HeadProps = PolicyView & {isCurrent: boolean; isCopy: boolean};

/** The links between versions follow RFC 5829 and 7089. What machines read is as it was built: no clock changes it. */
function VersionHead({slug, predecessor, successor, version, timeline, isCurrent, isCopy}: HeadProps): ReactNode {
  const latest = company.url + policyAddress(timeline, slug);
  const permanent = (name: string) => company.url + permanentAddress(name, slug);
  return (
    <Head>
      <link rel="latest-version" href={latest} />
      {predecessor && <link rel="predecessor-version" href={permanent(predecessor.name)} />}
      {successor && <link rel="successor-version" href={permanent(successor.name)} />}
      {version && <link rel="memento" href={permanent(version.name)} />}
      <link rel="alternate" type="application/atom+xml" title={messages.feed} href="/legal/updates.xml" />
      {isCopy && <link rel="canonical" href={latest} />}
      {!isCurrent && <meta name="robots" content="noindex" />}
    </Head>
  );
}

function Notes(view: PolicyView): ReactNode {
  const standing = standingNote(view);
  return (
    <div className={styles.notes}>
      {standing && (
        <p className={shared.note} data-hue={view.version?.withdrawn ? 'tone-3' : 'accent'}>
          {standing.text} {standing.link && <Link to={standing.link.to}>{standing.link.label}</Link>}
        </p>
      )}
      {view.version &&
        furtherNotes(view.version).map((text) => (
          <p key={text} className={shared.note} data-hue="tone-5">
            {text}
          </p>
        ))}
    </div>
  );
}

/** A version of a policy at its permanent or its short address, or a draft. */
export default function PolicyPage({content: Copy, route}: DocProps): ReactNode {
  const {title, description, id, version: name} = Copy.metadata;
  const isShort = route.path === shortAddress(id);
  const view = usePolicyView(id, name, title);
  const {standing, timeline} = view;
  const isCurrent = isShort && statusOn(timeline.builtOn, timeline, name, id) === 'in-force';
  const isCopy = !isShort && currentVersion(timeline, id)?.name === name;
  const day = standing ? longDay(name) : messages.draft;
  const sections = Copy.toc.filter(({level}) => level === 2);
  return (
    <Layout
      title={isCurrent ? title : messages.datedTitle({title, day})}
      description={isCurrent ? description : messages.datedDescription({day, description})}>
      <VersionHead {...view} isCurrent={isCurrent} isCopy={isCopy} />
      <div className={styles.columns}>
        <Rail {...view} />
        <main id="content" className={styles.main}>
          <Trail steps={[legalStep]} label={title} />
          <h1>{title}</h1>
          <PrintHead {...view} />
          <VersionBar view={view} isLive={isCurrent && standing?.status === 'in-force' && id === livePolicy} />
          <Notes {...view} />
          <FoldedLists entries={sections} view={view} />
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
