import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {MDXProvider} from '@mdx-js/react';
import {Trail} from '../../../components/Breadcrumbs';
import {EmailLink} from '../../../components/EmailLink';
import {Heading} from '../../../components/Heading';
import {markdown} from '../../../components/markdown';
import {Prose} from '../../../components/Prose';
import {currentAddress, feedAddress, permanentAddress, termsOfService} from '../model/addresses';
import {policyAddress, statusOn} from '../model/timeline';
import type {Props as DocProps} from '@theme/DocItem';
import TOCItems from '@theme/TOCItems';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import Item from '@theme/MDXComponents/Li';
import type {ComponentProps, ReactNode} from 'react';
import type {Day} from '../../../content/dates';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import shared from './parts/shared';
import {VersionBar} from './VersionBar';
import styles from './styles.module.css';
import {findPolicy, legalStep, useTimeline} from './useTimeline';
import {notesOf} from './statusWords';

/** Published text imports nothing. This one tag stays, because a typed address would be harvested and go stale. */
const components = {
  ...markdown,
  // Docusaurus's table of contents follows headings of this class, and a footnote's address is one that links may have.
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" linked className="anchor" {...props} />,
  li: Item,
  EmailLink,
  MailLink: EmailLink,
};

/** A version of a policy at its permanent or short address, or a draft, which only development shows. */
export default function PolicyPage({content: Copy, route}: DocProps): ReactNode {
  const {title, description, id, version: name} = Copy.metadata;
  const isShort = route.path === currentAddress(id);
  const {builtOn, day} = useTimeline();
  const policy = findPolicy(id);
  const version = policy.versions.find((one) => one.version === name);
  const view = version && {policy, version, day};
  const isInForce = (on: Day) => version !== undefined && statusOn(on, version) === 'in-force';
  const isCurrent = isShort && isInForce(builtOn);
  const isCopy = !isShort && policy.current === name;
  const dated = {title, description, day: version ? longDay(name) : translate({message: 'Draft'})};
  return (
    <Layout
      title={isCurrent ? title : translate({message: '{title}, {day}'}, dated)}
      description={isCurrent ? description : translate({message: 'Version of {day}. {description}'}, dated)}>
      {/* What machines read depends on the build alone, not on today's date. */}
      <Head>
        {version && <link rel="memento" href={company.url + permanentAddress(name, id)} />}
        <link
          rel="alternate"
          type="application/atom+xml"
          title={translate({message: 'Changes to our policies'})}
          href={feedAddress}
        />
        {isCopy && <link rel="canonical" href={company.url + policyAddress(policy)} />}
        {!isCurrent && <meta name="robots" content="noindex" />}
      </Head>
      <main id="content" className={clsx(shared.main, styles.columns)}>
        <div>
          <Trail steps={[legalStep]} label={title} />
          <h1>{title}</h1>
          {view ? (
            <>
              <VersionBar view={view} isLive={isCurrent && isInForce(day) && id === termsOfService} />
              {notesOf(view).map(({text, hue, link}) => (
                <p key={text} className={shared.note} data-hue={hue}>
                  {text} {link && <Link to={link.to}>{link.label}</Link>}
                </p>
              ))}
            </>
          ) : (
            <p className={shared.note}>{translate({message: 'This is a draft. Only you can see this page.'})}</p>
          )}
        </div>
        {/* Above the text and, on wide screens, beside it. Docusaurus marks the section that is being read. */}
        <nav aria-label={translate({message: 'On this page'})} className={styles.contents} data-screen-only>
          <TOCItems toc={Copy.toc} className="" linkActiveClassName={styles.current} maxHeadingLevel={2} />
        </nav>
        <article className={styles.text}>
          <Prose>
            <MDXProvider components={components}>
              <Copy />
            </MDXProvider>
          </Prose>
        </article>
      </main>
    </Layout>
  );
}
