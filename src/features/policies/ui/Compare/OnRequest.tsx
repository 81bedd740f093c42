import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {actionClass} from '@site/src/components/Action';
import Trail from '@site/src/components/Breadcrumbs/Trail';
import {neighborPairs, pairAsked, pairsInForce, type VersionPair} from '@site/src/features/policies/model/comparisons';
import {
  addressOf,
  compareAddress,
  policyAddress,
  policyOf,
  versionsOf,
} from '@site/src/features/policies/model/timeline';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import shared from '../parts/shared';
import {legalStep, useTimeline} from '../timeline';
import Compare from '.';
import styles from './styles.module.css';
import {useComparison} from './useComparison';

type Place = {policy: string};

const written = ({from, to}: VersionPair) => ({from: longDay(from), to: longDay(to)});

type PairsProps = Place & {heading: string; pairs: readonly VersionPair[]};

function Pairs({heading, pairs, policy}: PairsProps): ReactNode {
  if (pairs.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {pairs.map((pair) => (
          <li key={`${pair.from} ${pair.to}`}>
            <Link to={compareAddress(policy, pair.from, pair.to)} className={shared.link}>
              {messages.fromTo(written(pair))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two versions to choose; without script, the list below it leads on. The form sends them in the address, so that a comparison can be shared as a link. */
function Chooser({policy, pair}: Place & {pair: VersionPair}): ReactNode {
  const timeline = useTimeline();
  return (
    <form key={`${pair.from} ${pair.to}`} className={clsx(shared.box, shared.row, shared.scripted, styles.bar)}>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          {name === 'from' ? messages.fromVersion : messages.toVersion}
          <select name={name} className={shared.field} defaultValue={pair[name]}>
            {versionsOf(timeline, policy).map((version) => (
              <option key={version.name} value={version.name}>
                {longDay(version.name)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className={actionClass('primary', 'small')}>
        {messages.compare}
      </button>
    </form>
  );
}

type StatusProps = Place & {asked: VersionPair | string | undefined; step: 'none' | 'loading' | 'failed'};

function Status({asked, step, policy}: StatusProps): ReactNode {
  const timeline = useTimeline();
  if (typeof asked === 'string') return messages.unknownPair({asked});
  if (!asked || step === 'none') return null;
  if (step === 'loading') return messages.comparing(written(asked));
  return (
    <>
      {messages.notLoaded}
      {[asked.from, asked.to].map((day) => (
        <Link key={day} to={addressOf(timeline, day, policy)} className={shared.link}>
          {messages.textOf({day: longDay(day)})}
        </Link>
      ))}
    </>
  );
}

/** Compares any two versions of a policy in the browser. Without script it leads along the comparisons that have a page. */
export default function OnRequest({policy}: Place): ReactNode {
  const timeline = useTimeline();
  const {search} = useLocation();
  const title = policyOf(timeline, policy)?.title ?? policy;
  const asked = pairAsked(useIsBrowser() ? search : '', timeline, policy);
  const pair = typeof asked === 'string' ? undefined : asked;
  const result = useComparison(policy, title, pair);
  if (typeof result === 'object') return <Compare redline={result} />;
  const [newest, before = newest] = versionsOf(timeline, policy);
  const suggested = {from: before?.name ?? '', to: newest?.name ?? ''};
  return (
    <Layout title={messages.compareVersionsOf({title})} description={messages.compareDescription({title})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={styles.page}>
        <Trail
          steps={[legalStep, {to: policyAddress(timeline, policy), label: title}]}
          label={messages.compareVersions}
        />
        <h1>{messages.compareVersionsOf({title})}</h1>
        <p role="status" className={clsx(shared.row, styles.summary)}>
          <Status asked={asked} step={result} policy={policy} />
        </p>
        <Chooser pair={pair ?? suggested} policy={policy} />
        <Pairs heading={messages.oneToNext} pairs={neighborPairs(timeline, policy)} policy={policy} />
        <Pairs heading={messages.withInForce} pairs={pairsInForce(timeline, policy)} policy={policy} />
      </main>
    </Layout>
  );
}
