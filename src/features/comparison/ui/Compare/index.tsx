import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Trail} from '../../../../components/Breadcrumbs';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import type {Day} from '../../../../content/dates';
import type {Comparison} from '../../../policies/model/compareTexts';
import {addressOf, policyAddress} from '../../../policies/model/timeline';
import shared from '../../../policies/ui/parts/shared';
import {findPolicy, legalStep, useTimeline} from '../../../policies/ui/useTimeline';
import type {VersionPair} from '../../model/pairs';
import {Sections} from './Sections';
import styles from './styles.module.css';

/** `version`: compared with the one in force. Without a pair, there is no other one. */
export type Props = {policy: string; version?: Day; pair?: VersionPair; redline?: Comparison};

/** What changed between two versions of a policy. */
export default function Compare({policy: slug, version, pair, redline}: Props): ReactNode {
  const policy = findPolicy(slug);
  const {builtOn} = useTimeline();
  const {title} = policy;
  const days = pair ? [pair.from, pair.to] : [version ?? builtOn];
  const [from = '', to = from] = days.map((one) => longDay(one));
  const label = pair
    ? translate({message: 'From {from} to {to}'}, {from, to})
    : translate({message: 'Version {day}'}, {day: from});
  const heading = translate({message: 'What changed in the {title}'}, {title});
  const isInForce = policy.current === version && !policy.ends;
  const sentences = {
    compared: translate(
      {message: 'Compared with the version in force on {day}, the day on which this page was made.'},
      {day: longDay(builtOn)},
    ),
    same: translate({message: 'This version is the one in force on {day}.'}, {day: longDay(builtOn)}),
    none: translate({message: 'No version of the {title} is in force on {day}.'}, {title, day: longDay(builtOn)}),
  };
  const other = isInForce ? 'same' : 'none';
  return (
    <Layout title={translate({message: '{title}: {label}'}, {title, label})} description={`${heading}. ${label}.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="content" className={clsx(shared.main, styles.page)}>
        <Trail steps={[legalStep, {to: policyAddress(policy), label: title}]} label={label} />
        <h1>{heading}</h1>
        <p className={clsx(shared.row, shared.soft)}>
          <strong>{label}</strong>
          {days.map((one) => (
            <Link key={one} to={addressOf(policy, one)} className={shared.link}>
              {translate({message: 'Text of {day}'}, {day: longDay(one)})}
            </Link>
          ))}
        </p>
        {version && <p className={shared.note}>{sentences[pair ? 'compared' : other]}</p>}
        {redline && <Sections {...redline} />}
      </main>
    </Layout>
  );
}
