import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  comparisonAddress,
  neighborPairs,
  pairAsked,
  pairsInForce,
  type VersionPair,
} from '@site/src/features/policies/model/comparisons';
import {policyAddress, versionsOf, type Timeline} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import DayText from '../../../../components/DayText';
import {Trail} from '../parts/Trail';
import {useTimeline} from '../timeline';
import {Chooser} from './Chooser';
import Compare from '.';
import styles from './styles.module.css';
import {useComparison} from './useComparison';
import {VersionLink} from './VersionLink';

type Place = {policy: string; timeline: Timeline};

function Pairs({
  heading,
  pairs,
  policy,
  timeline,
}: Place & {heading: string; pairs: readonly VersionPair[]}): ReactNode {
  if (pairs.length === 0) return null;
  return (
    <section className={styles.pairs}>
      <h2>{heading}</h2>
      <ul>
        {pairs.map(({from, to}) => (
          <li key={`${from} ${to}`}>
            <Link to={comparisonAddress(timeline, policy, from, to)}>
              From <DayText day={from} /> to <DayText day={to} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type StatusProps = {policy: string; asked: VersionPair | string | undefined; step: 'none' | 'loading' | 'failed'};

function Status({asked, step, policy}: StatusProps): ReactNode {
  if (typeof asked === 'string') return <>There are no two versions “{asked}” of this policy. Choose two of these.</>;
  if (!asked || step === 'none') return null;
  if (step === 'loading') {
    return (
      <>
        Comparing the version of <DayText day={asked.from} /> with the version of <DayText day={asked.to} />…
      </>
    );
  }
  return (
    <>
      The two texts could not be compared, because one of them did not load. Check your connection and reload this page,
      or read <VersionLink policy={policy} day={asked.from} /> and <VersionLink policy={policy} day={asked.to} />.
    </>
  );
}

/** Compares any two versions of a policy in the browser. Without script it leads along the comparisons that have a page. */
export default function OnRequest({subject: {policy}}: {subject: {policy: string}}): ReactNode {
  const timeline = useTimeline();
  const {search} = useLocation();
  const title = timeline.policies.find(({slug}) => slug === policy)?.title ?? policy;
  const asked = pairAsked(useIsBrowser() ? search : '', timeline, policy);
  const pair = typeof asked === 'string' ? undefined : asked;
  const result = useComparison(policy, title, pair);
  if (typeof result === 'object') return <Compare redline={result} />;
  const place = {policy, timeline};
  const [newest, before = newest] = versionsOf(timeline, policy);
  const suggested = {from: before?.name ?? '', to: newest?.name ?? ''};
  return (
    <Layout
      title={`Compare versions of the ${title}`}
      description={`What changed in the ${title} between any two of its versions, word by word.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={styles.page}>
        <Trail steps={[{to: policyAddress(timeline, policy), label: title}]} label="Compare versions" />
        <h1>Compare versions of the {title}</h1>
        <p role="status" className={styles.status}>
          <Status asked={asked} step={result} policy={place.policy} />
        </p>
        <Chooser pair={pair ?? suggested} {...place} />
        <Pairs heading="From one version to the next" pairs={neighborPairs(timeline, policy)} {...place} />
        <Pairs heading="With the version in force" pairs={pairsInForce(timeline, policy)} {...place} />
      </main>
    </Layout>
  );
}
