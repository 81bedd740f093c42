import Head from '@docusaurus/Head';
import {permanentAddress, policyAddress} from '@site/src/features/policies/model/timeline';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';

type Props = PolicyView & {
  /** Whether this is the permanent address of a text that search engines should list under its short one. */
  isCopy: boolean;
};

/** The links between versions follow RFC 5829. What machines read is as it was built: no clock changes it. */
export function VersionHead({slug, predecessor, successor, standing, version, timeline, isCopy}: Props): ReactNode {
  const latest = company.url + policyAddress(timeline, slug);
  const relative = (name: string) => company.url + permanentAddress(name, slug);
  return (
    <Head>
      <link rel="latest-version" href={latest} />
      {predecessor && <link rel="predecessor-version" href={relative(predecessor.name)} />}
      {successor && <link rel="successor-version" href={relative(successor.name)} />}
      {version && <link rel="bookmark" href={relative(version.name)} />}
      <link rel="alternate" type="application/atom+xml" title="Changes to our policies" href="/legal/updates.xml" />
      {isCopy && <link rel="canonical" href={latest} />}
      {(isCopy || standing?.builtStatus !== 'in-force') && <meta name="robots" content="noindex" />}
    </Head>
  );
}
